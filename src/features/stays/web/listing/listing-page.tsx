import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { addDays } from '#domain/dates.ts';
import type { NightsRequest } from '#domain/search/nights-request.ts';
import { EMPTY_STAY_SEARCH, staySearch } from '#domain/search/stay-search.ts';
import { LONG_TERM_NIGHTS } from '#domain/stay-policies.ts';
import { FavoriteButton, PauseSwitch } from '#features/listings/index.web.ts';
import {
  Availability,
  CancellationSection,
  PhoneBar,
  PricePanel,
  useBooking,
  useReserve,
  WaitForNights,
} from '#market/booking/index.web.ts';
import { JustCreated } from '#market/hosting/index.web.ts';
import {
  Amenities,
  Events,
  ListingPageLayout,
  SimilarListings,
  Wifi,
  WifiGuarantee,
} from '#market/page/index.web.ts';
import { formatAgo } from '#platform/i18n/ago.ts';
import { formatNights } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { showCard, similarStays } from '../../contract/addresses.gen.ts';
import { StayCard } from '../search/stay-card.tsx';
import { InstantNote } from './instant-note.tsx';
import type { ListingData } from './listing-data.ts';
import { OfferRulesText } from './offer-rules-text.tsx';
import { PriceDurations } from './price-durations.tsx';
import { Facts, GoodToKnow } from './stay-facts.tsx';
import { stayNights } from './stay-nights.ts';

/** Shortens the chosen stay; undefined where the home requires more nights. */
function shortener(
  { request: { startDate }, change }: ReturnType<typeof useBooking>,
  minNights: number,
): ((nights: number) => void) | undefined {
  if (startDate === null || minNights > LONG_TERM_NIGHTS) return undefined;
  return (nights) => change({ endDate: addDays(startDate, nights) });
}

export interface ListingPageProps {
  data: ListingData;
  requested: NightsRequest;
  /** Reviews by guests. */
  reviews: ReactNode;
  /** Button to message the host. */
  contact: ReactNode;
  /** Experiences tonight in its town. */
  tonight: ReactNode;
  /** Note to read before reserving some nights here. */
  beforeReserving(nights: Pick<NightsRequest, 'startDate' | 'endDate'>): ReactNode;
}

/** The whole page of a home: description, availability, price and refunds. */
export function ListingPage(props: ListingPageProps) {
  // All choices of the guest belong to one home.
  return <Listing key={props.data.stay.id} {...props} />;
}

function Listing(props: ListingPageProps) {
  const { requested, reviews, contact, tonight, beforeReserving } = props;
  const { stay, quote } = props.data;
  const booking = useBooking(stayNights, { ...stay, rooms: stay.capacity }, quote, requested);
  const { calendar, focusCall, chooseDates, reserve } = useReserve(booking);
  const unit = <Trans>a night</Trans>;
  const taken = useTakenText(booking);
  return (
    <ListingPageLayout
      kind="stay"
      listing={stay}
      forHost={<JustCreatedStay stay={stay} />}
      heart={<FavoriteButton listing={stay} />}
      facts={<Facts stay={stay} />}
      details={
        <>
          {stay.wifiMbps === null ? null : (
            <Section title={<Trans>Wifi</Trans>}>
              <Wifi mbps={stay.wifiMbps} measured={stay.measuredWifi} />
              <WifiGuarantee />
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
              <Availability
                booking={booking}
                minimum={
                  <>
                    <Plural
                      value={stay.minNights}
                      one="The minimum stay is # night."
                      other="The minimum stay is # nights."
                    />
                    <OfferRulesText rules={stay.rules} />
                  </>
                }
                freshness={
                  stay.calendarsCheckedAgo === null ? null : (
                    <CalendarsChecked minutes={stay.calendarsCheckedAgo} />
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
          prices={<PriceDurations stay={stay} />}
          taken={taken}
          elsewhere={
            <>
              <SimilarForDates stay={stay} request={booking.request} />
              <WaitForNights booking={booking} />
            </>
          }
          own={
            <>
              <p>
                {stay.isPaused ? (
                  <Trans>You've paused this home. Guests can't reserve it.</Trans>
                ) : (
                  <Trans>This is your home. Guests can reserve it here.</Trans>
                )}
              </p>
              <PauseSwitch listing={stay} />
            </>
          }
          note={beforeReserving(booking.request)}
          instant={
            stay.instantBooking === 'off' ? null : <InstantNote condition={stay.instantBooking} />
          }
          onChooseDates={chooseDates}
          onReserve={reserve}
        />
      }
      terms={
        <>
          <CancellationSection
            kind="stay"
            listing={stay}
            quote={booking.quote}
            onShorten={shortener(booking, stay.minNights)}
          />
          <GoodToKnow
            stay={stay}
            startDate={booking.request.startDate}
            endDate={booking.request.endDate}
          />
        </>
      }
      reviews={
        <>
          {reviews}
          {tonight}
        </>
      }
      contact={contact}
      similar={(onOpen) => <SimilarStays stayId={stay.id} onOpen={onOpen} />}
      bar={
        stay.own || stay.isPaused ? null : (
          <PhoneBar
            booking={booking}
            unit={unit}
            taken={taken}
            onChooseDates={chooseDates}
            onReserve={reserve}
          />
        )
      }
    />
  );
}

/** The next steps of the host of a new home, with its card. */
function JustCreatedStay({ stay }: Pick<ListingData, 'stay'>) {
  const { id } = stay;
  const loadCard = useCallback(
    async (signal: AbortSignal) => {
      const card = await call(showCard, { params: { id }, query: {} }, { signal });
      return <StayCard stay={card} search={EMPTY_STAY_SEARCH} eager={false} />;
    },
    [id],
  );
  return <JustCreated kind="stay" listing={stay} card={loadCard} />;
}

/** How fresh the nights are that were booked on other platforms. */
function CalendarsChecked({ minutes }: { minutes: number }) {
  const { i18n } = useLingui();
  const ago = formatAgo(minutes, i18n.locale);
  return <Trans>Calendar checked {ago}</Trans>;
}

/** Link to other homes in the same place that are free on the chosen nights. */
function SimilarForDates({
  stay: { place },
  request: { startDate, endDate, guests },
}: {
  stay: Pick<ListingData['stay'], 'place'>;
  request: NightsRequest;
}) {
  if (startDate === null || endDate === null) return null;
  const { city, latitude, longitude } = place;
  const homes = staySearch.change(EMPTY_STAY_SEARCH, {
    address: city,
    latitude,
    longitude,
    dates: { mode: 'exact', startDate, endDate },
    guestCount: guests,
  });
  return (
    <Link
      to="/"
      search={staySearch.format(homes)}
      className="flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4"
    >
      <Trans>Homes nearby that are free on your dates</Trans>
    </Link>
  );
}

/** Other homes nearby. */
function SimilarStays({ stayId, onOpen }: { stayId: string; onOpen(): void }) {
  const load = useCallback(
    async (signal: AbortSignal) =>
      (await call(similarStays, { params: { id: stayId } }, { signal })).items,
    [stayId],
  );
  return (
    <SimilarListings
      title={<Trans>More homes nearby</Trans>}
      failed={<Trans>We couldn't load these homes.</Trans>}
      load={load}
      card={(home) => <StayCard stay={home} search={EMPTY_STAY_SEARCH} eager={false} />}
      onOpen={onOpen}
    />
  );
}

/** Text for chosen nights that are taken by another guest, naming them. */
function useTakenText({ quote }: Pick<ReturnType<typeof useBooking>, 'quote'>): string {
  const { t, i18n } = useLingui();
  const instead = quote.kind === 'answered' ? quote.answer.instead : undefined;
  if (instead === undefined) return t`Some of these nights are no longer available.`;
  const nights = formatNights(instead.full, i18n.locale);
  return t`Already taken: ${nights}.`;
}
