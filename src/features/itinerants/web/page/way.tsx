import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { type DateRange, type DateText, nightsBetween } from '#domain/dates.ts';
import { seasonOfNights } from '#domain/local-season.ts';
import { formatMoney } from '#domain/money.ts';
import { distanceKm } from '#domain/places.ts';
import { SEASON_WORDS } from '#features/catalogues/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { ItinerantDetails, PageStop } from '../../contract.ts';
import type { JoinOrLeave } from './join-or-leave.ts';

const RouteMap = lazyComponent(() => import('#platform/web/map/route-map.tsx'));

const ONLY_STOP = { checkInFrom: null, full: false, left: 0, joinHere: null, leaveHere: null };

/** The route: a map, and the same stops as a list in the order of their dates. */
export function Way({
  itinerant,
  highlight,
  join,
}: {
  itinerant: Pick<ItinerantDetails, 'stops' | 'place' | 'startDate' | 'endDate'>;
  highlight: HighlightedStop;
  /** Choosing the nights by the stops; null for those who can't join. */
  join: JoinOrLeave | null;
}) {
  const { place, startDate, endDate } = itinerant;
  const stops =
    itinerant.stops.length > 0 ? itinerant.stops : [{ ...ONLY_STOP, place, startDate, endDate }];
  return (
    <Section title={stops.length > 1 ? <Trans>The route</Trans> : <Trans>Where and when</Trans>}>
      {stops.length > 1 ? <WayMap stops={stops} highlight={highlight} /> : null}
      <ol className="grid">
        {stops.map((stop, at) => (
          <StopItem
            key={stop.startDate}
            stops={stops}
            stop={stop}
            at={at}
            highlight={highlight}
            join={join}
          />
        ))}
      </ol>
    </Section>
  );
}

function WayMap({ stops, highlight }: { stops: readonly PageStop[]; highlight: HighlightedStop }) {
  const { i18n } = useLingui();
  const [frame, isNear] = useNear<HTMLDivElement>();
  const points = useMemo(
    () =>
      stops.map(({ place: { latitude, longitude, city }, full }, at) => ({
        latitude,
        longitude,
        full,
        number: i18n.number(at + 1),
        name: city,
      })),
    [stops, i18n],
  );
  return (
    <div
      ref={frame}
      className="mb-6 h-80 overflow-hidden rounded-card border border-line bg-sunken noscript:hidden"
    >
      {isNear ? (
        <Suspense>
          <RouteMap
            stops={points}
            highlighted={highlight.at === null ? null : i18n.number(highlight.at + 1)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function StopItem({
  stops,
  stop,
  at,
  highlight,
  join,
}: {
  stops: readonly PageStop[];
  stop: PageStop;
  at: number;
  highlight: HighlightedStop;
  join: JoinOrLeave | null;
}) {
  const { i18n, t } = useLingui();
  const { place, startDate, endDate, full } = stop;
  const isHighlighted = highlight.at === at;
  const season = i18n._(SEASON_WORDS[seasonOfNights(place.latitude, stop)]);
  return (
    <li
      className="group flex gap-4"
      onPointerEnter={() => highlight.point(at)}
      onPointerLeave={() => highlight.point(null)}
    >
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          translate="no"
          className={`grid size-8 flex-none place-items-center rounded-pill font-semibold ${isHighlighted ? 'bg-ember text-on-ember' : 'bg-ember-tint text-ember'}`}
        >
          {i18n.number(at + 1)}
        </span>
        <span
          className={`w-px flex-1 group-last:hidden ${full ? 'border-line-strong border-s border-dashed' : 'bg-line-strong'}`}
        />
      </span>
      <div className="pb-6 group-last:pb-0">
        <p className="font-semibold">{t`${place.city}, ${place.countryName}`}</p>
        <p className="text-soft">
          <span>{formatDayRange(startDate, endDate, i18n.locale, 'short')}</span>
          <span>{' · '}</span>
          <Plural value={nightsBetween(startDate, endDate)} one="# night" other="# nights" />
          <span>{' · '}</span>
          <span>{season}</span>
        </p>
        {full ? (
          <p className="font-semibold text-sm">
            <Trans>No places left on these nights</Trans>
          </p>
        ) : null}
        {join !== null && stops.length > 1 && !full ? (
          <p className="text-sm">
            <PlacesLeft left={stop.left} />
          </p>
        ) : null}
        {stops.length > 1 && highlight.hasCalendar ? (
          join === null ? (
            <SeeNights place={place} at={at} highlight={highlight} />
          ) : (
            <JoinButtons
              stop={stop}
              start={stops[0]?.startDate}
              at={at}
              highlight={highlight}
              join={join}
            />
          )
        ) : null}
        <NextDistance from={stop} to={stops[at + 1]} />
      </div>
    </li>
  );
}

/** Shows its nights in the calendar, to those who can't join. */
function SeeNights({
  place,
  at,
  highlight,
}: Pick<PageStop, 'place'> & { at: number; highlight: HighlightedStop }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={highlight.pressed === at}
      aria-label={t`See these nights: ${place.city}`}
      onClick={() => highlight.press(at)}
      onFocus={() => highlight.point(at)}
      onBlur={() => highlight.point(null)}
      className="min-h-11 font-semibold text-sm underline underline-offset-4 noscript:hidden"
    >
      <Trans>See these nights</Trans>
    </button>
  );
}

/** Free places on the fullest of its nights; a low number is highlighted. */
function PlacesLeft({ left: placesLeft }: Pick<PageStop, 'left'>) {
  if (placesLeft < 1) return <Trans>Some of these nights are full</Trans>;
  return (
    <span className={placesLeft < ENOUGH_PLACES ? 'font-semibold text-ember' : 'text-soft'}>
      <Plural value={placesLeft} one="# place left" other="# places left" />
    </span>
  );
}

/** Number of free places from which they are not highlighted. */
const ENOUGH_PLACES = 3;
const CHOICE =
  'grid min-h-11 content-center rounded-xl border border-line-strong bg-raised px-4 py-2 text-start text-sm hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-sunken';

/** Joining and leaving at a stop, each with its nights and its price for one guest. */
function JoinButtons({
  stop,
  start,
  at,
  highlight,
  join,
}: {
  stop: PageStop;
  /** The first day of the whole route. */
  start: DateText | undefined;
  at: number;
  highlight: HighlightedStop;
  join: JoinOrLeave;
}) {
  const { joinHere, leaveHere, place } = stop;
  if (joinHere === null && leaveHere === null) return null;
  const { city } = place;
  const pointed = {
    onFocus: () => highlight.point(at),
    onBlur: () => highlight.point(null),
  };
  return (
    <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
      {joinHere === null ? null : (
        <button
          type="button"
          aria-pressed={join.startDate === joinHere.startDate}
          onClick={() => join.joinAt(stop)}
          className={CHOICE}
          {...pointed}
        >
          <span className="font-semibold">
            <Trans>Join here</Trans>
            <span className="sr-only"> {city}</span>
          </span>
          <OfferLine offer={joinHere}>
            <Plural
              value={joinHere.nights}
              one="# night, to the end"
              other="# nights, to the end"
            />
          </OfferLine>
        </button>
      )}
      {leaveHere === null ? null : (
        <button
          type="button"
          aria-pressed={join.endDate === leaveHere.endDate}
          onClick={() => join.leaveAt(stop)}
          className={CHOICE}
          {...pointed}
        >
          <span className="font-semibold">
            <Trans>Leave here</Trans>
            <span className="sr-only"> {city}</span>
          </span>
          <OfferLine offer={leaveHere}>
            {leaveHere.startDate === start ? (
              <Plural
                value={leaveHere.nights}
                one="# night, from the start"
                other="# nights, from the start"
              />
            ) : (
              <Plural
                value={leaveHere.nights}
                one="# night, from today"
                other="# nights, from today"
              />
            )}
          </OfferLine>
        </button>
      )}
    </div>
  );
}

function OfferLine({
  offer: { total },
  children,
}: {
  offer: NonNullable<PageStop['joinHere']>;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <span className="text-soft">
      <span>{children}</span>
      <span>{' · '}</span>
      <span translate="no" className="font-semibold text-ink tabular-nums">
        {formatMoney(total, i18n.locale)}
      </span>
    </span>
  );
}

/** Distance to the next stop, as the crow flies. */
function NextDistance({ from, to }: { from: PageStop; to: PageStop | undefined }) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  if (to === undefined) return null;
  const distance = formatDistance(distanceKm(from.place, to.place), i18n.locale, units);
  return (
    <p className="text-sm text-soft">
      <Trans>
        {distance} to {to.place.city}
      </Trans>
    </p>
  );
}

/** The stop under the pointer, otherwise the one that was clicked; counted from 0. */
interface HighlightedStop {
  readonly at: number | null;
  readonly pressed: number | null;
  /** Whether a calendar shows its nights. */
  readonly hasCalendar: boolean;
  /** Its nights, for the calendar. */
  readonly nights: DateRange | null;
  point(at: number | null): void;
  press(at: number): void;
}

/**
 * Synchronizes the list of stops with the map and the calendar.
 *
 * @param onPress scrolls to the calendar
 */
export function useHighlightedStop(
  stops: readonly PageStop[],
  hasCalendar: boolean,
  onPress: () => void,
): HighlightedStop {
  const [pointed, setPointed] = useState<number | null>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const at = pointed ?? pressed;
  const stop = at === null ? undefined : stops[at];
  return {
    at,
    pressed,
    hasCalendar,
    nights: stop === undefined ? null : { start: stop.startDate, end: stop.endDate },
    point: setPointed,
    press(which) {
      setPressed((now) => (now === which ? null : which));
      if (pressed !== which) onPress();
    },
  };
}
