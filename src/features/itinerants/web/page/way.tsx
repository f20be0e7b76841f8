import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useMemo, useState } from 'react';
import { type DateRange, nightsBetween } from '#domain/dates.ts';
import { type LocalSeason, seasonOfNights } from '#domain/local-season.ts';
import { distanceKm } from '#domain/places.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { ItinerantDetails, PageStop } from '../../contract.ts';

const RouteMap = lazyComponent(() => import('#platform/web/map/route-map.tsx'));

/** The route: a map, and the same stops as a list in the order of their dates. */
export function Way({
  itinerant,
  highlight,
}: {
  itinerant: Pick<ItinerantDetails, 'stops' | 'place' | 'startDate' | 'endDate'>;
  highlight: HighlightedStop;
}) {
  const { place, startDate, endDate } = itinerant;
  const stops =
    itinerant.stops.length > 0
      ? itinerant.stops
      : [{ place, startDate, endDate, checkInFrom: null, full: false }];
  return (
    <Section title={stops.length > 1 ? <Trans>The route</Trans> : <Trans>Where and when</Trans>}>
      {stops.length > 1 ? <WayMap stops={stops} highlight={highlight} /> : null}
      <ol className="grid">
        {stops.map((stop, at) => (
          <StopItem key={stop.startDate} stops={stops} stop={stop} at={at} highlight={highlight} />
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
}: {
  stops: readonly PageStop[];
  stop: PageStop;
  at: number;
  highlight: HighlightedStop;
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
        {stops.length > 1 && highlight.hasCalendar ? (
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
        ) : null}
        <NextDistance from={stop} to={stops[at + 1]} />
      </div>
    </li>
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

/** The usual weather. It is derived from latitude and month only, so no degrees are given. */
const SEASON_WORDS: Readonly<Record<LocalSeason, MessageDescriptor>> = {
  'humid-all-year': msg`usually hot and humid`,
  'rainy-season': msg`usually warm, in the rainy season`,
  'dry-season': msg`usually warm, in the dry season`,
  'mild-winter': msg`usually a mild winter`,
  'warm-spring': msg`usually a warm spring`,
  'hot-summer': msg`usually a hot summer`,
  'warm-autumn': msg`usually a warm autumn`,
  'cold-winter': msg`usually a cold winter`,
  'mild-spring': msg`usually a mild spring`,
  'warm-summer': msg`usually a warm summer`,
  'mild-autumn': msg`usually a mild autumn`,
  'long-winter': msg`usually a freezing winter with short days`,
  'cold-between': msg`usually cold`,
  'light-summer': msg`usually a cool summer with long days`,
};

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
