import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { nightsBetween } from '#domain/dates.ts';
import {
  ArrivalTimes,
  Availability,
  CancellationSection,
  PhoneBar,
  PricePanel,
  useBooking,
  useReserve,
} from '#features/listings/booking.web.ts';
import {
  Amenities,
  Events,
  HostCard,
  ListingColumns,
  ListingHeading,
  Pictures,
  PlaceSection,
  Wifi,
} from '#features/listings/page.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { DayThere } from './day-there.tsx';
import type { ItinerantData } from './itinerant-data.ts';
import { ItinerantFacts } from './itinerant-facts.tsx';
import { itinerantNights } from './itinerant-nights.ts';
import { StopList } from './stop-list.tsx';
import { useTakenText } from './use-taken-text.ts';

export interface ItinerantPageProps {
  data: ItinerantData;
  search: Record<string, string | string[]>;
  /** What guests said of it. */
  reviews: ReactNode;
  /** How one writes to the host. */
  contact: ReactNode;
}

/** An itinerant, whole: where it goes, what a day is like, and what joining costs. */
export function ItinerantPage(props: ItinerantPageProps) {
  // Everything a person chose belongs to one itinerant.
  return <Itinerant key={props.data.itinerant.id} {...props} />;
}

function Itinerant({ data: { itinerant, quote }, search, reviews, contact }: ItinerantPageProps) {
  const { startDate, endDate, minNights, guestCount } = itinerant;
  const listing = { ...itinerant, rooms: 1, includedGuests: guestCount };
  const booking = useBooking(itinerantNights, listing, quote, search);
  const { calendar, focusCall, chooseDates, reserve } = useReserve(booking);
  const taken = useTakenText(booking);
  const cover = useRef<HTMLLIElement>(null);
  const unit = <Trans>a night, each guest</Trans>;
  return (
    <>
      <article aria-label={itinerant.title} className="content-width pt-6">
        <ListingHeading listing={itinerant} />
        <Pictures listing={itinerant} cover={cover} />
        <ListingColumns
          first={
            <>
              <ItinerantFacts itinerant={itinerant} />
              <div
                dir="auto"
                className="max-w-prose whitespace-pre-line py-8 text-lg leading-relaxed"
              >
                {itinerant.description}
              </div>
              <StopList stops={itinerant.stops} />
              <DayThere itinerant={itinerant} />
              {itinerant.wifiMbps === null ? null : (
                <Section title={<Trans>Wifi</Trans>}>
                  <Wifi mbps={itinerant.wifiMbps} />
                </Section>
              )}
              <Amenities groups={itinerant.amenityGroups} />
              {itinerant.events.length === 0 ? null : (
                <Section title={<Trans>Events on the way</Trans>}>
                  <Events events={itinerant.events} />
                </Section>
              )}
              <div ref={calendar} className="scroll-mt-20">
                <Section id="availability" title={<Trans>Availability</Trans>}>
                  <Availability
                    booking={booking}
                    minimum={
                      minNights === nightsBetween(startDate, endDate) ? (
                        <Plural
                          value={minNights}
                          one="Guests join for all of it, # night."
                          other="Guests join for all of it, # nights."
                        />
                      ) : (
                        <Plural
                          value={minNights}
                          one="Join for all of it, or for # night or more."
                          other="Join for all of it, or for # nights or more."
                        />
                      )
                    }
                    focusCall={focusCall}
                  />
                </Section>
              </div>
            </>
          }
          price={
            <PricePanel
              booking={booking}
              unit={unit}
              prices={null}
              taken={taken}
              own={<Trans>This is your itinerant. Guests can join it here.</Trans>}
              onChooseDates={chooseDates}
              onReserve={reserve}
            />
          }
          rest={
            <>
              <CancellationSection listing={itinerant} quote={booking.quote} />
              <Section title={<Trans>Good to know</Trans>}>
                <ArrivalTimes listing={itinerant} day={booking.request.startDate ?? startDate} />
              </Section>
              {reviews}
              <PlaceSection kind="itinerant" place={itinerant.place} />
              <Section title={<Trans>Your host</Trans>}>
                <HostCard host={itinerant.host} own={itinerant.own} contact={contact} />
              </Section>
            </>
          }
        />
      </article>
      {itinerant.own ? null : (
        <PhoneBar booking={booking} unit={unit} onChooseDates={chooseDates} onReserve={reserve} />
      )}
    </>
  );
}
