import { useEffect } from 'react';
import { TravelLanding } from '../landing/travel-landing.tsx';
import { TravelResults } from '../results/lazy-results.ts';
import { leaveFlightSearch } from '../search/flight-search.ts';
import type { TravelData } from '../search/travel-data.ts';

export interface TravelPageProps {
  data: TravelData;
  /** All parameters of the address: those of the flights, and of the homes there. */
  params: Readonly<Record<string, string | string[]>>;
}

/** Flights to destinations and festivals, next to what a month there costs (spec 1 §1). */
export function TravelPage({ data, params }: TravelPageProps) {
  // Who leaves waits for no answer.
  useEffect(() => leaveFlightSearch, []);
  return data.chosen.length === 0 ? (
    <TravelLanding data={data} />
  ) : (
    <TravelResults data={data} params={params} />
  );
}
