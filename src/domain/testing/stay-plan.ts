import { addDays, type DateText, startOfDay } from '../dates.ts';
import { type Instalment, makeInstalments } from '../instalments.ts';
import type { Quote } from '../quote.ts';
import { nightPeriods, type Release, releasesOfNights } from '../release-schedule.ts';

/** The zone of the home. */
export const ZONE = 'Europe/Lisbon';

/** Figures and times that follow from the price and the dates of a stay. */
export interface StayPlan {
  readonly quote: Quote;
  readonly startDate: DateText;
  readonly nights: number;
  readonly dates: {
    readonly startDate: DateText;
    readonly endDate: DateText;
    readonly timeZone: string;
  };
  readonly units: readonly number[];
  readonly instalments: readonly Instalment[];
  readonly schedule: readonly Release[];
  readonly opensAt: Temporal.Instant;
  /** When the stay is over. */
  readonly endsAt: Temporal.Instant;
}

export function planStay(quote: Quote, startDate: DateText, nights: number): StayPlan {
  const dates = { startDate, endDate: addDays(startDate, nights), timeZone: ZONE };
  return {
    quote,
    startDate,
    nights,
    dates,
    units: nightPeriods(dates).map((period) => period.nights),
    instalments: makeInstalments(quote, dates),
    schedule: releasesOfNights(quote, dates),
    opensAt: startOfDay(startDate, ZONE),
    endsAt: startOfDay(addDays(dates.endDate, 1), ZONE),
  };
}
