import type { DateText } from '#domain/dates.ts';
import { estimateFlight, type FlightEstimate } from '#domain/flight-estimate.ts';
import { demandOn } from '#domain/travel-season.ts';
import { isAroundStart } from '../../festivals/festival-dates.ts';
import { kmBetween } from '../search/flight-way.ts';
import type { FlightProvider, FlightQuestion, FoundFlights } from './flight-provider.ts';

/** Hours that an estimate is shown for. */
const ESTIMATE_HOURS = 24;

/** Estimate of a one-way flight. */
export function estimateOneWay(
  { from, to, cabin, passengers, target, today }: Omit<FlightQuestion, 'date' | 'returnDate'>,
  date: DateText,
): FlightEstimate {
  return estimateFlight({
    km: kmBetween(from, to),
    today,
    date,
    cabin,
    passengers,
    demand: demandOn(target.town, date),
    isForFestival: target.festival !== null && isAroundStart(target.festival, date),
    isBetweenLarge: from.airport.isLarge && to.airport.isLarge,
  });
}

/** Estimates from distance and season, without an airline's offers. */
export const estimator: FlightProvider = {
  source: 'estimate',
  isCacheable: false,
  async search(question, { now }): Promise<FoundFlights> {
    const { low, typical, high, minutes, co2Kg } = estimateOneWay(question, question.date);
    return {
      price: { low, typical, high, currency: 'USD' },
      isEstimate: true,
      offers: [],
      minutes,
      co2Kg,
      searchedAt: now,
      expiresAt: now.add({ hours: ESTIMATE_HOURS }),
    };
  },
};
