import { addDays, type DateText, startOfDay } from './dates.ts';
import { ARRIVAL_DETAILS_DAYS } from './reservation-lifecycle.ts';

/** The instants that permissions and deadlines of a reservation go by. */
export interface ReservationMoments {
  /** From when a check-in code is accepted. */
  readonly checkInFrom: Temporal.Instant;
  /** From when the guest may read how to get there. */
  readonly arrivalDetailsFrom: Temporal.Instant;
  /** From when it is over. */
  readonly endsAt: Temporal.Instant;
}

/**
 * Of nights: check-in from 00:00 of the arrival day, arrival details three days before it, the end
 * with the day of leaving, all in the zone of the place.
 */
export function nightMoments({
  startDate,
  endDate,
  timeZone,
}: {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
}): ReservationMoments {
  return {
    checkInFrom: startOfDay(startDate, timeZone),
    arrivalDetailsFrom: startOfDay(addDays(startDate, -ARRIVAL_DETAILS_DAYS), timeZone),
    endsAt: startOfDay(addDays(endDate, 1), timeZone),
  };
}
