import { useEffect } from 'react';
import { TravelLanding } from '../landing/travel-landing.tsx';
import { TravelResults } from '../results/lazy-results.ts';
import { leaveFlightSearch } from '../search/flight-search.ts';
import type { TravelData } from '../search/travel-data.ts';

/** Flights to destinations and festivals, with the cost of a month there (spec 1 §1). */
export function TravelPage({ data }: { data: TravelData }) {
  // Leaving the page aborts a running search.
  useEffect(() => leaveFlightSearch, []);
  return data.chosen.length === 0 ? <TravelLanding data={data} /> : <TravelResults data={data} />;
}
