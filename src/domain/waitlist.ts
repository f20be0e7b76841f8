import { addDays, startOfDay } from './dates.ts';
import { hasCome } from './instants.ts';

/** Hours that somebody has to take an offer of seats. */
const OFFER_HOURS = 12;
/** Hours before the start from which on nobody is offered any: first come, first served. */
export const LAST_OFFER_HOURS = 2;
/** Hours before the start from which on an offer doesn't wait for the morning. */
const HURRY_HOURS = 24;
/** Between these hours of a person's own day an offer's time stands still. */
const NIGHT = { from: 22, to: 8 } as const;

/**
 * Until when an offer stands: twelve hours of a person's day, and no longer than two hours before the
 * start. As long as the start is more than a day off, the night doesn't count.
 *
 * @param timeZone IANA zone of the person
 * @returns null where it is too late for offers
 */
export function offerDeadline(
  now: Temporal.Instant,
  startsAt: Temporal.Instant,
  timeZone: string,
): Temporal.Instant | null {
  const last = startsAt.subtract({ hours: LAST_OFFER_HOURS });
  if (hasCome(last, now)) return null;
  const isNear = hasCome(startsAt.subtract({ hours: HURRY_HOURS }), now);
  const patience = isNear ? now.add({ hours: OFFER_HOURS }) : wakingHoursAfter(now, timeZone);
  return hasCome(patience, last) ? patience : last;
}

/** The end of so many hours of which none is at night. */
function wakingHoursAfter(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  let at = now;
  let left = OFFER_HOURS * 3_600;
  while (left > 0) {
    const morning = morningAfter(at, timeZone);
    if (morning !== null) {
      at = morning;
      continue;
    }
    const evening = hourOf(at, timeZone, NIGHT.from);
    const spent = Math.min(left, Math.max(1, at.until(evening).total('seconds')));
    at = at.add({ seconds: Math.ceil(spent) });
    left -= spent;
  }
  return at;
}

/** When the night of an instant ends; null by day. */
function morningAfter(at: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const local = at.toZonedDateTimeISO(timeZone);
  if (local.hour >= NIGHT.to && local.hour < NIGHT.from) return null;
  const today = local.toPlainDate().toString();
  const day = local.hour >= NIGHT.from ? addDays(today, 1) : today;
  const morning = startOfDay(day, timeZone)
    .toZonedDateTimeISO(timeZone)
    .withPlainTime({ hour: NIGHT.to })
    .toInstant();
  return hasCome(morning, at) ? null : morning;
}

function hourOf(at: Temporal.Instant, timeZone: string, hour: number): Temporal.Instant {
  return at.toZonedDateTimeISO(timeZone).withPlainTime({ hour }).toInstant();
}
