import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { travelSearch } from '#domain/search/travel-search.ts';
import { type TripSearch, tripSearch } from '#domain/search/trip-search.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { ArrowRight, MapPin, PartyPopper } from '#platform/web/ui/icons.ts';
import type { TravelTarget } from '../../contract.ts';
import { SEASON_LABELS } from '../bar/travel-draft.ts';
import { BudgetPlaces } from '../budget/budget-places.tsx';
import { BudgetSentence } from '../budget/budget-sentence.tsx';
import { useSearchWithOrigin } from '../origin/reader-origin.ts';
import { Parts } from '../parts.tsx';
import { TravelResults } from '../results/lazy-results.ts';
import { leaveFlightSearch } from '../search/flight-search.ts';
import type { TravelData } from '../search/travel-data.ts';
import { festivalWhen } from '../targets/use-targets.ts';

/** Flights to destinations and festivals, with the cost of a month there (spec 1 §1). */
export function TravelPage({ data }: { data: TravelData }) {
  // Leaving the page aborts a running search.
  useEffect(() => leaveFlightSearch, []);
  return data.chosen.length === 0 ? <TravelLanding data={data} /> : <TravelResults data={data} />;
}

/** Possible targets, shown as long as none is chosen. */
function TravelLanding({ data }: { data: TravelData }) {
  const { places, festivals, total } = data;
  const search = useSearchWithOrigin(data.search);
  const { flights } = search;
  const { costs } = data;
  const isNarrowed = costs === null;
  const lists = [
    <TargetSection
      key="places"
      id="places"
      title={isNarrowed ? <Trans>Destinations</Trans> : <Trans>Good right now</Trans>}
      targets={places}
      search={search}
    />,
    <TargetSection
      key="festivals"
      id="festivals"
      title={isNarrowed ? <Trans>Festivals</Trans> : <Trans>Festivals ahead</Trans>}
      targets={festivals}
      search={search}
    />,
  ];
  return (
    <div className="content-width pt-6">
      <header className="relative isolate rounded-card border border-line bg-ember-tint lg:min-h-96">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-6 sm:p-10 lg:w-6/12 xl:w-5/12">
          <h1 className="max-w-[18ch] font-bold text-3xl sm:text-4xl">
            <Trans>Get to where you want to stay</Trans>
          </h1>
          {costs === null ? (
            <p className="max-w-[44ch] text-lg">
              <Trans>Flights to cities and festivals, next to what a month there costs.</Trans>
            </p>
          ) : (
            <BudgetSentence search={data.search} costs={costs} today={data.today} />
          )}
        </div>
        {/* Suggestions of the sentence reach beyond the header, its picture doesn't. */}
        <div className="-z-10 relative aspect-20/7 overflow-hidden rounded-b-card max-sm:hidden lg:absolute lg:inset-0 lg:aspect-auto lg:rounded-card">
          <HeroPicture />
        </div>
      </header>
      {flights.targets.length > 0 ? (
        <p role="alert" className="mt-6 rounded-card bg-sunken px-5 py-4">
          <Trans>We don't know the place this link leads to. Choose another one:</Trans>
        </p>
      ) : null}
      {isNarrowed ? (
        <p className="mt-8 text-lg text-soft">
          <Plural
            value={total}
            _0="No places fit these filters."
            one="# place fits your filters."
            other="# places fit your filters."
          />
        </p>
      ) : null}
      {total === 0 ? (
        <p className="mt-4">
          <Link to="/travel" className={buttonClass('secondary')}>
            <Trans>Show all places</Trans>
          </Link>
        </p>
      ) : null}
      {costs === null ? null : <BudgetPlaces search={data.search} costs={costs} />}
      {flights.type === 'festivals' ? lists.reverse() : lists}
    </div>
  );
}

function TargetSection({
  id,
  title,
  targets,
  search,
}: {
  id: string;
  title: ReactNode;
  targets: readonly TravelTarget[];
  search: TripSearch;
}) {
  if (targets.length === 0) return null;
  return (
    <section aria-labelledby={`travel-${id}`} className="py-8">
      <h2 id={`travel-${id}`} className="mb-5 font-semibold text-2xl">
        {title}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {targets.map((target) => (
          <li key={target.id}>
            <TargetLink target={target} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A village by the sea and the path to it, next to the page's text; where there is room the text is
 * on its sky. Drawn by `node scripts/draw-landing.js`.
 */
function HeroPicture() {
  return (
    <div aria-hidden="true" className="absolute inset-0 rtl:-scale-x-100">
      <img
        src="/landing/travel.avif"
        alt=""
        width={1200}
        height={564}
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover object-[60%_70%]"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 420"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-white"
      >
        <path
          d="M560 330Q720 90 1004 118"
          fill="none"
          stroke="currentColor"
          strokeOpacity=".8"
          strokeWidth="3"
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <path d="M1014 108l124-54-58 112-22-42z" fill="currentColor" />
        <path d="M1058 124l80-70" stroke="#000" strokeOpacity=".35" strokeWidth="3" />
      </svg>
      <div className="absolute inset-0 bg-[linear-gradient(to_right,var(--ember-tint),color-mix(in_oklab,var(--ember-tint)_94%,transparent)_34%,color-mix(in_oklab,var(--ember-tint)_60%,transparent)_48%,transparent_66%)] max-lg:hidden" />
    </div>
  );
}

/** A destination or festival with a link to its flights. */
function TargetLink({ target, search }: { target: TravelTarget; search: TripSearch }) {
  const { i18n } = useLingui();
  const { festival } = target;
  const Icon = festival === null ? MapPin : PartyPopper;
  return (
    <Link
      to="/travel"
      search={paramsTo(target, search)}
      className="group flex h-full items-start gap-3 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-ember" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{target.name}</span>
        <span className="block text-sm text-soft">
          <Parts
            of={festival === null ? [target.countryName] : [target.town, target.countryName]}
          />
        </span>
        <span className="block text-sm text-soft">
          {festival === null ? i18n._(SEASON_LABELS[target.season]) : festivalWhen(i18n, festival)}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="mt-0.5 size-5 flex-none text-soft transition-transform duration-150 group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
      />
    </Link>
  );
}

/** The page's search with this target alone; a festival adds its suggested dates. */
function paramsTo({ id, suggestedDates }: TravelTarget, { flights, homes }: TripSearch) {
  const dates = flights.startDate === undefined && suggestedDates !== null ? suggestedDates : {};
  const there = { ...dates, targets: [id], searchTerm: undefined, type: 'all' } as const;
  return tripSearch.format({ flights: travelSearch.change(flights, there), homes });
}
