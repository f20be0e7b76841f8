import { Suspense, useEffect, useMemo } from 'react';
import { todayIn } from '#domain/dates.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useOriginOf } from '../origin/reader-origin.ts';
import { questionOf } from '../search/flight-question.ts';
import {
  continueFlightSearch,
  type FlightSearch,
  keyOf,
  startFlightSearch,
  useFlightSearch,
} from '../search/flight-search.ts';
import type { TravelData } from '../search/travel-data.ts';
import { StayDaysOf } from '../stay-days/stay-days-of.tsx';
import { TripTotals } from '../totals/trip-totals.tsx';
import { Answered } from './answered.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { SearchFailed } from './search-failed.tsx';
import { Searching } from './searching.tsx';

const HomesForTrip = lazyComponent(() => import('./homes-for-trip.tsx'));

/** Flights to what is chosen, and what each place costs a month (spec 3 §2.10). */
export function TravelResults({
  data,
  params,
}: {
  data: TravelData;
  params: Readonly<Record<string, string | string[]>>;
}) {
  const zone = useReaderZone();
  const { chosen } = data;
  const search = useOriginOf(data.search, params);
  const today = zone === null ? data.today : todayIn(Temporal.Now.instant(), zone);
  const question = useMemo(() => questionOf(search, chosen, today), [search, chosen, today]);
  const key = keyOf(question);
  const current = useFlightSearch();
  // The results of another question are none of these.
  const shown: Exclude<FlightSearch, { kind: 'idle' }> =
    current.kind !== 'idle' && current.key === key ? current : { kind: 'searching', key };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the question; before the reader's zone is known it isn't final.
  useEffect(() => {
    if (zone !== null) continueFlightSearch(question);
  }, [key, zone]);

  const countries = [...new Set(chosen.map(({ country }) => country))];
  // Who came by the three-step search asked for homes with the flights, and told for how many.
  const planned = search.guestCount === undefined || chosen.length > 1 ? undefined : chosen[0];
  const again = () => startFlightSearch(question);
  return (
    // The footer stays below what is in view, whatever comes; and what went wrong stands under the bar
    // as well, where the heading would be.
    <div className={`content-width min-h-svh pb-8 ${shown.kind === 'failed' ? 'pt-18' : 'pt-8'}`}>
      <ResultsHeading
        data={data}
        question={question}
        town={shown.kind === 'answered' ? shown.answer.origin.town : null}
      />
      {shown.kind === 'searching' ? <Searching chosen={chosen} /> : null}
      {shown.kind === 'failed' ? <SearchFailed failure={shown.failure} onRetry={again} /> : null}
      {shown.kind === 'answered' ? (
        <>
          <Answered data={data} question={question} answer={shown.answer} onAskAgain={again} />
          <TripTotals question={question} search={search} chosen={chosen} today={today} />
        </>
      ) : null}
      <div className="mt-6 grid gap-3 empty:hidden">
        {countries.map((country) => (
          <StayDaysOf
            key={country}
            country={country}
            startDate={question.departureDate}
            endDate={question.returnDate ?? null}
          />
        ))}
      </div>
      {planned === undefined || shown.kind === 'searching' ? null : (
        <Suspense>
          <HomesForTrip params={params} place={planned.name} />
        </Suspense>
      )}
    </div>
  );
}
