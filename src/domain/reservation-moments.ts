import { addDays, type DateText, startOfDay } from './dates.ts';
import { ARRIVAL_DETAILS_DAYS } from './reservation-lifecycle.ts';

/** The instants that permissions and deadlines of a reservation go by. */
export interface ReservationMoments {
  /** Earliest time at which a check-in code is valid. */
  readonly checkInFrom: Temporal.Instant;
  /**
   * For nights, the time from which the guest may read the arrival details; for sessions, the time
   * of their reminder.
   */
  readonly arrivalDetailsFrom: Temporal.Instant;
  /** From when it is over. */
  readonly endsAt: Temporal.Instant;
}

/** Time zones of nights (IANA): of the first place, and of the last. */
export interface NightZones {
  readonly arrival: string;
  readonly leaving: string;
}

/**
 * The moments of nights: check-in from 00:00 of the arrival day, arrival details three days before
 * it, the end with the check-out date, all in the zone of the place.
 *
 * @param zones of nights that are not all in one place
 */
export function nightMoments({
  startDate,
  endDate,
  timeZone,
  zones = { arrival: timeZone, leaving: timeZone },
}: {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
  readonly zones?: NightZones | undefined;
}): ReservationMoments {
  return {
    checkInFrom: startOfDay(startDate, zones.arrival),
    arrivalDetailsFrom: startOfDay(addDays(startDate, -ARRIVAL_DETAILS_DAYS), zones.arrival),
    endsAt: startOfDay(addDays(endDate, 1), zones.leaving),
  };
}

/** Hours after the end of the last session until which guests can still be checked in. */
const CHECK_IN_AFTER_HOURS = 24;

/**
 * The moments of seats: check-in from 00:00 of the first session's day, arrival details three days
 * before it, the end a day after the last session.
 *
 * @param sessions in order; at least one
 */
export function seatMoments({
  startDate,
  timeZone,
  sessions,
}: {
  readonly startDate: DateText;
  readonly timeZone: string;
  readonly sessions: readonly { readonly endsAt: Temporal.Instant }[];
}): ReservationMoments {
  const ends = sessions.map(({ endsAt }) => endsAt).sort(Temporal.Instant.compare);
  const last = ends.at(-1);
  if (last === undefined) throw new RangeError('seats of no session');
  return {
    checkInFrom: startOfDay(startDate, timeZone),
    arrivalDetailsFrom: startOfDay(addDays(startDate, -ARRIVAL_DETAILS_DAYS), timeZone),
    endsAt: last.add({ hours: CHECK_IN_AFTER_HOURS }),
  };
}

/** The end of the last session of seats, whose `endsAt` this is. */
export function endOfLast(endsAt: Temporal.Instant): Temporal.Instant {
  return endsAt.subtract({ hours: CHECK_IN_AFTER_HOURS });
}
