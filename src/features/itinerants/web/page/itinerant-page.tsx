import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { boardingStops } from '#domain/itinerant-days.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import type { NightsRequest } from '#domain/search/nights-request.ts';
import { FavoriteButton, PauseSwitch } from '#features/listings/index.web.ts';
import {
  Availability,
  type Booking,
  CancellationSection,
  GoNote,
  PhoneBar,
  PricePanel,
  useBooking,
  useReserve,
} from '#market/booking/index.web.ts';
import { JustCreated } from '#market/hosting/index.web.ts';
import {
  Amenities,
  Events,
  HouseRules,
  ListingPageLayout,
  SimilarListings,
  Wifi,
  WifiGuarantee,
} from '#market/page/index.web.ts';
import { formatDay, formatNights } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { useHomeTime } from '#platform/web/time/use-home-time.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { showItinerantCard, similarItinerants } from '../../contract/addresses.gen.ts';
import type { ItinerantDetails } from '../../contract.ts';
import { ItinerantCard } from '../search/itinerant-card.tsx';
import { TodayProvider } from '../search/today.ts';
import { AboardSection, type Faces } from './aboard-section.tsx';
import { DayThere } from './day-there.tsx';
import { HostGo } from './go-anyway.tsx';
import type { ItinerantData } from './itinerant-data.ts';
import { ItinerantFacts, JoiningClosed, JourneyOff } from './itinerant-facts.tsx';
import { itinerantNights } from './itinerant-nights.ts';
import { joinOrLeave } from './join-or-leave.ts';
import { ShareSection } from './share-section.tsx';
import { useHighlightedStop, Way } from './way.tsx';

export interface ItinerantPageProps {
  data: ItinerantData;
  requested: NightsRequest;
  /** Members aboard who show themselves; null for a signed-out reader, and where it failed to load. */
  aboard: Faces | null;
  /** Reviews by guests. */
  reviews: ReactNode;
  /** Contact form of the host. */
  contact: ReactNode;
  /** Notes about some nights here before a guest reserves them. */
  beforeReserving(nights: Pick<NightsRequest, 'startDate' | 'endDate'>): ReactNode;
}

/** The whole page of an itinerant: its route, a typical day, and the price of joining. */
export function ItinerantPage(props: ItinerantPageProps) {
  // The user's choices belong to one itinerant.
  return <Itinerant key={props.data.itinerant.id} {...props} />;
}

function Itinerant(props: ItinerantPageProps) {
  const { requested, aboard, reviews, contact, beforeReserving } = props;
  const { itinerant, quote } = props.data;
  const { startDate, endDate, guestCount } = itinerant;
  const listing = { ...itinerant, rooms: 1, includedGuests: guestCount };
  const booking = useBooking(itinerantNights, listing, quote, requested);
  const { calendar, focusCall, chooseDates, reserve } = useReserve(booking);
  const taken = useTakenText(booking);
  const unit = <Trans>per guest, per night</Trans>;
  const { go } = itinerant;
  const isDecided = go?.status === 'off' || (go?.status === 'goes' && go.share !== null);
  const isOpen = !isDecided && (itinerant.phase === 'ahead' || itinerant.phase === 'running');
  const canJoin = isOpen && !itinerant.own && !itinerant.isPaused;
  const { request } = booking;
  const highlight = useHighlightedStop(itinerant.stops, isOpen, chooseDates);
  return (
    <ListingPageLayout
      kind="itinerant"
      listing={itinerant}
      forHost={<JustCreatedItinerant itinerant={itinerant} />}
      heart={<FavoriteButton listing={itinerant} />}
      grouped
      facts={<ItinerantFacts itinerant={itinerant} closed={!isOpen} />}
      details={
        <>
          <Way
            itinerant={itinerant}
            highlight={highlight}
            join={canJoin ? joinOrLeave(booking, itinerant, chooseDates) : null}
          />
          <DayThere itinerant={itinerant} />
          <ShareSection itinerant={itinerant} />
          <AboardSection crew={itinerant.crew} faces={aboard} />
          {itinerant.wifiMbps === null ? null : (
            <Section title={<Trans>Wifi</Trans>}>
              <Wifi mbps={itinerant.wifiMbps} measured={itinerant.measuredWifi} />
              <WifiGuarantee />
            </Section>
          )}
          <Amenities groups={itinerant.amenityGroups} />
          {itinerant.events.length === 0 ? null : (
            <Section title={<Trans>Events along the way</Trans>}>
              <Events events={itinerant.events} />
            </Section>
          )}
          {isOpen ? (
            <div ref={calendar} className="scroll-mt-20">
              <Section id="availability" title={<Trans>Availability</Trans>}>
                <Availability
                  booking={booking}
                  minimum={<JoinSummary itinerant={itinerant} booking={booking} />}
                  focusCall={focusCall}
                  marked={highlight.nights}
                />
              </Section>
            </div>
          ) : null}
        </>
      }
      price={
        isOpen ? (
          <PricePanel
            booking={booking}
            unit={unit}
            prices={null}
            taken={taken}
            own={
              <>
                <p>
                  {itinerant.isPaused ? (
                    <Trans>You've paused this itinerant. Guests can't join it.</Trans>
                  ) : (
                    <Trans>This is your itinerant. Guests can join it here.</Trans>
                  )}
                </p>
                <HostGo id={itinerant.id} go={itinerant.go} />
                <PauseSwitch listing={itinerant} />
              </>
            }
            note={
              <>
                {itinerant.go === null ? null : (
                  <div className="mt-4">
                    <GoNote go={itinerant.go} reader="guest" />
                  </div>
                )}
                <div className="empty:hidden">{beforeReserving(request)}</div>
              </>
            }
            onChooseDates={chooseDates}
            onReserve={reserve}
          />
        ) : isDecided ? (
          <JourneyOff itinerant={itinerant} />
        ) : (
          <JoiningClosed itinerant={itinerant} />
        )
      }
      terms={
        <>
          {isOpen ? (
            <CancellationSection kind="itinerant" listing={itinerant} quote={booking.quote} />
          ) : null}
          <Section title={<Trans>Good to know</Trans>}>
            <JoiningTimes
              itinerant={itinerant}
              days={{
                start: request.startDate ?? startDate,
                end: request.endDate ?? endDate,
              }}
            />
            <HouseRules rules={itinerant.houseRules} />
          </Section>
        </>
      }
      reviews={reviews}
      contact={contact}
      similar={(onOpen) => <SimilarItinerants id={itinerant.id} onOpen={onOpen} />}
      bar={
        itinerant.own || itinerant.isPaused || !isOpen ? null : (
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

/** The next steps of the host of a new itinerant, with its card. */
function JustCreatedItinerant({ itinerant }: Pick<ItinerantData, 'itinerant'>) {
  const { i18n } = useLingui();
  const { id } = itinerant;
  const loadCard = useCallback(
    async (signal: AbortSignal) => {
      const [card] = await Promise.all([
        call(showItinerantCard, { params: { id }, query: {} }, { signal }),
        loadTexts(i18n, ['itinerants']),
      ]);
      return (
        <TodayProvider value={todayIn(Temporal.Now.instant(), 'UTC')}>
          <ItinerantCard itinerant={card} search={NOTHING_ASKED} eager={false} />
        </TodayProvider>
      );
    },
    [id, i18n],
  );
  return <JustCreated kind="itinerant" listing={itinerant} card={loadCard} />;
}

/** The minimum number of nights, and once it is under way the last day to join. */
function JoinSummary({
  itinerant: { startDate, endDate, minNights, phase, joinUntil },
  booking: { request, change },
}: {
  itinerant: ItinerantData['itinerant'];
  booking: Booking;
}) {
  const { i18n } = useLingui();
  const last = formatDay(joinUntil, i18n.locale, 'long');
  return (
    <>
      {minNights === nightsBetween(startDate, endDate) ? (
        <Plural
          value={minNights}
          one="Guests join for the whole trip, # night."
          other="Guests join for the whole trip, # nights."
        />
      ) : (
        <Plural
          value={minNights}
          one="Join the whole trip or at least # night."
          other="Join the whole trip or at least # nights."
        />
      )}
      {phase === 'running' ? (
        <>
          {' '}
          <Trans>It's already under way: you can join until {last}.</Trans>
        </>
      ) : request.startDate === startDate && request.endDate === endDate ? null : (
        <>
          {' '}
          <button
            type="button"
            onClick={() => change({ startDate, endDate })}
            className="min-h-11 font-semibold text-ink underline underline-offset-4 noscript:hidden"
          >
            <Plural
              value={nightsBetween(startDate, endDate)}
              one="Join for its # night"
              other="Join all # nights"
            />
          </button>
        </>
      )}
    </>
  );
}

/**
 * Earliest arrival on the first day and latest departure on the last, each in the time zone there.
 */
function JoiningTimes({
  itinerant: { checkInFrom, checkOutUntil, place, stops },
  days,
}: {
  itinerant: Pick<ItinerantDetails, 'checkInFrom' | 'checkOutUntil' | 'place' | 'stops'>;
  /** The first day and the check-out date. */
  days: { readonly start: DateText; readonly end: DateText };
}) {
  const boarding = boardingStops(stops, { startDate: days.start, endDate: days.end });
  const first = boarding?.arrival.place ?? place;
  const last = boarding?.leaving.place ?? place;
  const opens = boarding?.arrival.checkInFrom ?? checkInFrom;
  const from = useHomeTime(opens, days.start, first.timeZone).text;
  const until = useHomeTime(checkOutUntil, days.end, last.timeZone).text;
  return (
    <p>
      <Trans>
        In local time: board in {first.city} from {from}, leave {last.city} by {until}.
      </Trans>
    </p>
  );
}

/** Text about chosen nights without enough places for all guests. */
function useTakenText({ quote, request }: ReturnType<typeof useBooking>): string {
  const { t, i18n } = useLingui();
  const instead = quote.kind === 'answered' ? quote.answer.instead : undefined;
  if (instead === undefined) return t`Some of these nights are full.`;
  const nights = formatNights(instead.full, i18n.locale);
  const { guests } = request;
  return guests === 1
    ? t`Full on ${nights}.`
    : t`Fewer than ${plural(guests, { one: '# place', other: '# places' })} left on ${nights}.`;
}

const NOTHING_ASKED = itinerantSearch.parse({});

/** Other itinerants that guests can still join. */
function SimilarItinerants({ id, onOpen }: { id: string; onOpen(): void }) {
  const { i18n } = useLingui();
  const load = useCallback(
    async (signal: AbortSignal) => {
      // The texts of cards come with the results; on this page only these cards need them.
      const [{ items }] = await Promise.all([
        call(similarItinerants, { params: { id } }, { signal }),
        loadTexts(i18n, ['itinerants']),
      ]);
      return items;
    },
    [id, i18n],
  );
  return (
    // Cards are loaded once they are near the viewport, in the browser only.
    <TodayProvider value={todayIn(Temporal.Now.instant(), 'UTC')}>
      <SimilarListings
        title={<Trans>More itinerants you can join</Trans>}
        failed={<Trans>We couldn't load these itinerants.</Trans>}
        load={load}
        card={(itinerant) => (
          <ItinerantCard itinerant={itinerant} search={NOTHING_ASKED} eager={false} />
        )}
        onOpen={onOpen}
      />
    </TodayProvider>
  );
}
