import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_RADIUS_KM } from '#domain/places.ts';
import { withoutFilters, withoutPlace } from '#domain/search/drop-filters.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import {
  EMPTY_STAY_SEARCH,
  formatStaySearch,
  type StaySearch,
  withChange,
} from '#domain/search/stay-search.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import type { StaySearchPage } from '../../contract.ts';
import { activeChips } from './active-chips.ts';
import { listKey } from './search-data.ts';
import { placeLabel } from './search-heading.ts';

type WayOut = StaySearchPage['waysOut'][number];

const ROW =
  'flex min-h-14 items-center gap-4 rounded-card border border-line bg-raised px-5 py-3 hover:border-line-strong hover:bg-sunken';

/** Nothing fits: the nearest place and the filters to relax, each with what it would bring. */
export function EmptyResult({ search, results }: { search: StaySearch; results: StaySearchPage }) {
  const { t } = useLingui();
  const { waysOut, unknownPlace } = results;
  const place = isWorthAWay(search, results) ? placeLabel(search, results) : null;
  return (
    <div className="mt-8 max-w-2xl">
      <p className="text-lg text-soft">
        <WhyEmpty results={results} />
      </p>
      <ul className="mt-5 grid gap-3 empty:hidden">
        {unknownPlace?.similar.map((city) => (
          <Way
            key={`${city.label} ${city.latitude}`}
            to={searchInCity(search, city)}
            count={city.count}
          >
            {t`${city.label}, ${city.countryName}`}
          </Way>
        ))}
        {waysOut.map((way) => (
          <Way
            key={`${way.kind} ${way.without.map(({ key, value }) => `${key} ${value}`).join()}`}
            to={after(search, way)}
            count={way.count}
          >
            <WayText way={way} labels={labelsOf(way, search, results)} />
          </Way>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {place === null ? null : (
          <Link to="/" search={formatStaySearch(onlyPlace(search))} className={buttonClass()}>
            {t`All homes in ${place}`}
          </Link>
        )}
        <Link to="/" className={buttonClass('secondary')}>
          <Trans>Show all homes</Trans>
        </Link>
      </div>
    </div>
  );
}

/** Why nothing is found, as far as it is known, and what follows. */
function WhyEmpty({ results }: { results: StaySearchPage }) {
  const { t } = useLingui();
  const { datesProblem, unknownPlace, waysOut } = results;
  if (unknownPlace !== null) {
    const { name } = unknownPlace;
    // What a person typed is no markup: as text alone, tags in it stay letters.
    return unknownPlace.similar.length > 0
      ? t`We don’t know a place called “${name}”. Did you mean one of these?`
      : t`We don’t know a place called “${name}”. Check the spelling, or search for a city.`;
  }
  switch (datesProblem) {
    case 'past':
      return <Trans>Choose dates from today on to see which homes are available.</Trans>;
    case 'too-long':
      return <Trans>A stay can be up to {MAX_NIGHTS} nights. Choose shorter dates.</Trans>;
    case 'too-far':
      return <Trans>You can reserve up to two years ahead. Choose earlier dates.</Trans>;
  }
  return waysOut.length > 0 ? (
    <Trans>No homes match all of these. Here's what comes close:</Trans>
  ) : (
    <Trans>No homes match all of these. Start again with fewer filters.</Trans>
  );
}

/** A search that finds something, with how much. */
function Way({ to, count, children }: { to: StaySearch; count: number; children: ReactNode }) {
  return (
    <li>
      <Link to="/" search={formatStaySearch(to)} className={ROW}>
        <span className="min-w-0 flex-1">{children}</span>
        <span
          className={`whitespace-nowrap ${count === 0 ? 'text-soft' : 'font-semibold text-pine'}`}
        >
          <Plural value={count} _0="No homes" one="# home" other="# homes" />
        </span>
        <ArrowRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

type SimilarCity = NonNullable<StaySearchPage['unknownPlace']>['similar'][number];

/** The search in a city in place of the one that nobody knows. */
function searchInCity(search: StaySearch, city: SimilarCity): StaySearch {
  return withChange(city.keepsFilters ? withoutPlace(search) : EMPTY_STAY_SEARCH, {
    address: city.label,
    latitude: city.latitude,
    longitude: city.longitude,
    radiusKm: DEFAULT_RADIUS_KM,
  });
}

/** Whether all homes of the place are more than what was asked for or is offered already. */
function isWorthAWay(search: StaySearch, { chips, placeTotal, waysOut }: StaySearchPage): boolean {
  const all = listKey(onlyPlace(search));
  return (
    chips.length > 1 &&
    placeTotal !== 0 &&
    // Another place, and that only without some wishes, is offered where there are no homes here.
    !waysOut.some((way) =>
      way.kind === 'relax' ? listKey(after(search, way)) === all : way.without.length > 0,
    )
  );
}

/** The place of a search, and no other wish. */
function onlyPlace({ locationValue, address, latitude, longitude, radiusKm }: StaySearch) {
  const place = { locationValue, address, latitude, longitude, radiusKm };
  return withChange(EMPTY_STAY_SEARCH, place);
}

/** The search that a way out leads to. */
export function after(search: StaySearch, way: WayOut): StaySearch {
  const left = withoutFilters(search, way.without);
  if (way.kind === 'relax') return left;
  return withChange(withoutPlace(left), {
    address: way.city,
    latitude: way.latitude,
    longitude: way.longitude,
    radiusKm: search.radiusKm ?? DEFAULT_RADIUS_KM,
  });
}

/** What a way out drops, by the names that its chips have. */
function labelsOf({ without }: WayOut, search: StaySearch, results: StaySearchPage): string[] {
  return activeChips(search, { ...results, chips: without }).map(({ label }) => label);
}

function WayText({ way, labels }: { way: WayOut; labels: readonly string[] }) {
  const { i18n, t } = useLingui();
  const { units } = usePreferences();
  const dropped = listFormat(i18n.locale, { type: 'conjunction' }).format(
    labels.map((label) => t`“${label}”`),
  );
  // What a person typed is no markup: as text alone, tags in it stay letters.
  if (way.kind === 'relax') return t`Without ${dropped}`;
  const { city, countryName } = way;
  const distance = formatDistance(way.distanceKm, i18n.locale, units);
  if (labels.length > 0) {
    return t`Try ${city}, ${countryName}, ${distance} away, without ${dropped}`;
  }
  return (
    <Trans>
      Try {city}, {countryName}, {distance} away
    </Trans>
  );
}
