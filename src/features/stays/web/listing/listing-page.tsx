import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import {
  Amenities,
  Events,
  HostCard,
  Pictures,
  PlaceSection,
  Wifi,
} from '#features/listings/page.web.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { useContinuation } from '#platform/web/dialogs/use-continuation.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { Availability } from './availability.tsx';
import { CancellationSection } from './cancellation-section.tsx';
import { Facts } from './facts.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import type { ListingData } from './listing-data.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PricePanel } from './price-panel.tsx';
import { SimilarStays } from './similar-stays.tsx';
import { StayHeading } from './stay-heading.tsx';
import { useBooking } from './use-booking.ts';

export interface ListingPageProps {
  data: ListingData;
  search: Record<string, string | string[]>;
  /** What guests said of it. */
  reviews: ReactNode;
  /** How one writes to the host. */
  contact: ReactNode;
}

/** A home, whole: what it is, when it is free, what it costs and what comes back. */
export function ListingPage(props: ListingPageProps) {
  // Everything a person chose belongs to one home.
  return <Listing key={props.data.stay.id} {...props} />;
}

function Listing({ data, search, reviews, contact }: ListingPageProps) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const { stay } = data;
  const booking = useBooking(data, search);
  const [focusCall, setFocusCall] = useState(0);
  const cover = useRef<HTMLLIElement>(null);
  const calendar = useRef<HTMLDivElement>(null);

  function chooseDates() {
    calendar.current?.scrollIntoView({ block: 'start' });
    setFocusCall((calls) => calls + 1);
  }

  function reserve() {
    // Seen only once its host has signed in.
    if (stay.own) return;
    const { request, quote } = booking;
    if (quote.kind !== 'answered' || request.startDate === null || request.endDate === null) {
      chooseDates();
      return;
    }
    if (me === null) {
      openSignIn('login', { action: 'reserve', subject: stay.id });
      return;
    }
    openDialog('request-reservation', {
      kind: 'stay',
      listingId: stay.id,
      title: stay.title,
      timeZone: stay.place.timeZone,
      hostName: stay.host.name,
      startDate: request.startDate,
      endDate: request.endDate,
      guests: request.guests,
      rooms: request.rooms,
      pets: request.pets,
      quote: quote.answer.quote,
    });
  }

  useContinuation('reserve', stay.id, reserve, booking.quote.kind !== 'asking');

  return (
    <>
      <article aria-label={stay.title} className="content-width pt-6">
        <StayHeading stay={stay} />
        <Pictures listing={stay} cover={cover} />
        <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-16">
          <div>
            <Facts stay={stay} />
            <div
              dir="auto"
              className="max-w-prose whitespace-pre-line py-8 text-lg leading-relaxed"
            >
              {stay.description}
            </div>
            {stay.wifiMbps === null ? null : (
              <Section title={<Trans>Wifi</Trans>}>
                <Wifi mbps={stay.wifiMbps} />
              </Section>
            )}
            <Amenities groups={stay.amenityGroups} />
            {stay.events.length === 0 ? null : (
              <Section title={<Trans>House events</Trans>}>
                <Events events={stay.events} />
              </Section>
            )}
            <div ref={calendar} className="scroll-mt-20">
              <Section id="availability" title={<Trans>Availability</Trans>}>
                <Availability stay={stay} booking={booking} focusCall={focusCall} />
              </Section>
            </div>
          </div>
          <aside
            aria-label={t`Price`}
            className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
          >
            <PricePanel
              stay={stay}
              booking={booking}
              onChooseDates={chooseDates}
              onReserve={reserve}
            />
          </aside>
          <div className="mt-8 lg:mt-0">
            <CancellationSection stay={stay} quote={booking.quote} />
            <GoodToKnow stay={stay} day={booking.request.startDate} />
            {reviews}
            <PlaceSection kind="stay" place={stay.place} />
            <Section title={<Trans>Your host</Trans>}>
              <HostCard host={stay.host} own={stay.own} contact={contact} />
            </Section>
          </div>
        </div>
      </article>
      <SimilarStays
        stayId={stay.id}
        onOpen={() => {
          // The next home's picture takes the name over; two of one name would cancel the move.
          if (cover.current !== null) cover.current.style.viewTransitionName = '';
        }}
      />
      {stay.own ? null : (
        <PhoneBar
          stay={stay}
          quote={booking.quote}
          onChooseDates={chooseDates}
          onReserve={reserve}
        />
      )}
    </>
  );
}
