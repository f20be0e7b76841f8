import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { aroundCity } from '#domain/search/around-city.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { ArrowRight } from '#platform/web/ui/icons.ts';
import type { SearchSuggestion } from '../../contract/results.ts';
import { activeChips } from './active-chips.ts';
import { listKey } from './list-key.ts';
import { placeLabel } from './results-heading.ts';
import type { ResultsCard, ResultsPage, SimilarCity } from './results-page.ts';

import { type ResultsSearch, type ResultsSection, useResultsSection } from './results-section.ts';

const ROW =
  'flex min-h-14 items-center gap-4 rounded-card border border-line bg-raised px-5 py-3 hover:border-line-strong hover:bg-sunken';

/** An empty result: the nearest place and the filters to relax, each with its count. */
export function EmptyResult({ search, results }: { search: ResultsSearch; results: ResultsPage }) {
  const { i18n, t } = useLingui();
  const section = useResultsSection();
  const { codec, path, texts } = section;
  const { suggestions, unknownPlace } = results;
  const labels = (way: SearchSuggestion) =>
    listDroppedLabels(section, way, search, results, (place) => t`Near ${place}`);
  const place = isWorthSuggesting(section, search, results) ? placeLabel(search, results) : null;
  const [city] = unknownPlace?.similar ?? [];
  const [way] = suggestions;
  return (
    <>
      <div className="mt-8 max-w-2xl">
        <p className="text-lg text-soft">
          <WhyEmpty results={results} />
        </p>
        <ul className="mt-5 grid gap-3 empty:hidden">
          {unknownPlace?.similar.map((city) => (
            <SuggestionLink
              key={`${city.label} ${city.latitude}`}
              to={searchInCity(section, search, city)}
              count={city.count}
            >
              {t`${city.label}, ${city.countryName}`}
            </SuggestionLink>
          ))}
          {suggestions.map((way) => (
            <SuggestionLink
              key={`${way.kind} ${way.without.map(({ key, value }) => `${key} ${value}`).join()}`}
              to={after(section, search, way)}
              count={way.count}
            >
              <WayText way={way} labels={labels(way)} />
            </SuggestionLink>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {place === null ? null : (
            <Link
              to={path}
              search={codec.format(onlyPlace(section, search))}
              className={buttonClass()}
            >
              {i18n._(texts.allIn(place))}
            </Link>
          )}
          {hasFilters(results) ? (
            <Link to={path} className={buttonClass('secondary')}>
              {i18n._(texts.all)}
            </Link>
          ) : null}
        </div>
      </div>
      {city !== undefined && city.count > 0 ? (
        <CardsInstead
          search={searchInCity(section, search, city)}
          title={t`${city.label}, ${city.countryName}`}
        />
      ) : way !== undefined && way.count > 0 ? (
        <CardsInstead
          search={after(section, search, way)}
          title={<WayText way={way} labels={labels(way)} />}
        />
      ) : null}
    </>
  );
}

/** Whether the search has filters; without any, there are no listings at all. */
function hasFilters({ chips }: ResultsPage): boolean {
  return chips.length > 0;
}

/** Why nothing matches, as far as it is known, and the consequence. */
function WhyEmpty({ results }: { results: ResultsPage }) {
  const { i18n, t } = useLingui();
  const { texts } = useResultsSection();
  const { datesProblem, unknownPlace, suggestions } = results;
  if (unknownPlace !== null) {
    const { name } = unknownPlace;
    // Typed text isn't markup: rendered as text alone, tags in it stay characters.
    const unknown =
      unknownPlace.similar.length > 0
        ? t`We don't know a place called “${name}”. Did you mean one of these?`
        : t`We don't know a place called “${name}”. Check the spelling, or search for a city.`;
    return <span>{unknown}</span>;
  }
  if (!hasFilters(results)) return <span>{i18n._(texts.noneYet)}</span>;
  return <span>{i18n._(texts.whyEmpty(datesProblem, suggestions.length > 0))}</span>;
}

/** Link to a search with matches, with their number. */
function SuggestionLink({
  to,
  count,
  children,
}: {
  to: ResultsSearch;
  count: number;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { codec, path, texts } = useResultsSection();
  return (
    <li>
      <Link to={path} search={codec.format(to)} className={ROW}>
        <span className="min-w-0 flex-1">{children}</span>
        <span
          className={`whitespace-nowrap ${count === 0 ? 'text-soft' : 'font-semibold text-pine'}`}
        >
          {i18n._(texts.count(count))}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
      </Link>
    </li>
  );
}

/** The search in a city instead of the unknown one. */
function searchInCity(
  { codec }: ResultsSection,
  search: ResultsSearch,
  city: SimilarCity,
): ResultsSearch {
  return aroundCity(codec, city.keepsFilters ? search : codec.parse({}), city);
}

/** Whether a link to all homes of the place adds anything to the search and its suggestions. */
function isWorthSuggesting(
  section: ResultsSection,
  search: ResultsSearch,
  { chips, placeTotal, suggestions }: ResultsPage,
): boolean {
  const all = listKey(section.codec, onlyPlace(section, search));
  return (
    chips.length > 1 &&
    placeTotal !== 0 &&
    // Another place with fewer filters is suggested where there are no homes here.
    !suggestions.some((way) =>
      way.kind === 'relax'
        ? listKey(section.codec, after(section, search, way)) === all
        : way.without.length > 0,
    )
  );
}

/** The place of a search, without other filters. */
function onlyPlace({ codec }: ResultsSection, search: ResultsSearch): ResultsSearch {
  const { locationValue, address, latitude, longitude, radiusKm } = search;
  const place = { locationValue, address, latitude, longitude, radiusKm };
  return codec.change(codec.parse({}), place);
}

/** The search of a suggestion. */
function after(
  { codec }: ResultsSection,
  search: ResultsSearch,
  way: SearchSuggestion,
): ResultsSearch {
  const left = codec.withoutFilters(search, way.without);
  if (way.kind === 'relax') return left;
  return aroundCity(codec, left, { ...way, label: way.city }, search.radiusKm);
}

/** The filters that a suggestion removes, by the labels of their chips. */
function listDroppedLabels(
  { codec }: ResultsSection,
  { without }: SearchSuggestion,
  search: ResultsSearch,
  results: ResultsPage,
  near: (place: string) => string,
): string[] {
  const dropped = { ...results, chips: without };
  return activeChips(codec, search, dropped, near).map(({ label }) => label);
}

function WayText({ way, labels }: { way: SearchSuggestion; labels: readonly string[] }) {
  const { i18n, t } = useLingui();
  const { units } = usePreferences();
  const dropped = listFormat(i18n.locale, { type: 'conjunction' }).format(
    labels.map((label) => t`“${label}”`),
  );
  // Typed text isn't markup: rendered as text alone, tags in it stay characters.
  if (way.kind === 'relax') return <span>{t`Without ${dropped}`}</span>;
  const { city, countryName } = way;
  const distance = formatDistance(way.distanceKm, i18n.locale, units);
  if (labels.length > 0) {
    return <span>{t`Try ${city}, ${countryName}, ${distance} away, without ${dropped}`}</span>;
  }
  return (
    <Trans>
      Try {city}, {countryName}, {distance} away
    </Trans>
  );
}

/** Number of cards shown for a suggestion. */
const SHOWN = 6;

/**
 * The matches of the first suggestion for an empty result, shown right there; nothing while it
 * loads, and where it fails: the suggestion itself is offered above.
 */
function CardsInstead({ search, title }: { search: ResultsSearch; title: ReactNode }) {
  const section = useResultsSection();
  const cards = useCards(search);
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-5 font-semibold text-xl">
        {title}
      </h2>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>{section.card(card, search, false)}</li>
        ))}
      </ul>
    </section>
  );
}

function useCards(search: ResultsSearch): readonly ResultsCard[] {
  const { codec, loadPage } = useResultsSection();
  const [found, setFound] = useState<{ key: string; cards: readonly ResultsCard[] } | null>(null);
  const key = listKey(codec, search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole search.
  useEffect(() => {
    const request = new AbortController();
    loadPage(search, request.signal).then(
      ({ items }) => setFound({ key, cards: items.slice(0, SHOWN) }),
      () => {},
    );
    return () => request.abort();
  }, [key]);
  return found?.key === key ? found.cards : [];
}
