import { addDays, type DateText, startOfDay } from '#domain/dates.ts';
import { ANSWER_HOURS, ARRIVAL_DETAILS_DAYS, PAY_HOURS } from '#domain/reservation-lifecycle.ts';

/** Minutes that a checkout stays open at least; card providers accept no less. */
const CHECKOUT_LEAST_MINUTES = 31;
/** Minutes that a checkout stays open at most, a little under the providers' day. */
const CHECKOUT_MOST_MINUTES = 24 * 60 - 5;

/** Dates in the zone they are meant in. */
interface ZonedDates {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly timeZone: string;
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(a, b) <= 0 ? a : b;
}

/** Whether `moment` has come. */
export function hasCome(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, now) <= 0;
}

/**
 * Until when the host may answer: 72 hours, but no longer than to the start of the stay. One that
 * is asked for on its own first day (spec 1 §5 lets a guest choose today) can be answered until
 * that day is over.
 */
export function answerDeadline(
  askedAt: Temporal.Instant,
  { startDate, timeZone }: Pick<ZonedDates, 'startDate' | 'timeZone'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const start = startOfDay(startDate, timeZone);
  const last = hasCome(start, now) ? startOfDay(addDays(startDate, 1), timeZone) : start;
  return earlier(askedAt.add({ hours: ANSWER_HOURS }), last);
}

/** Until when the guest may pay what was approved at `now`. */
export function payDeadline(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: PAY_HOURS });
}

/**
 * When a checkout closes: with the pay deadline where the provider's bounds allow. What is paid
 * after the reservation has ended is returned.
 */
export function checkoutExpiry(
  payBy: Temporal.Instant | null,
  now: Temporal.Instant,
): Temporal.Instant {
  const latest = now.add({ minutes: CHECKOUT_MOST_MINUTES });
  const least = now.add({ minutes: CHECKOUT_LEAST_MINUTES });
  const wished = payBy === null ? latest : earlier(payBy, latest);
  return hasCome(wished, least) ? least : wished;
}

/** From when the guest of a paid stay may read where exactly it is. */
export function arrivalDetailsFrom({
  startDate,
  timeZone,
}: Pick<ZonedDates, 'startDate' | 'timeZone'>): Temporal.Instant {
  return startOfDay(addDays(startDate, -ARRIVAL_DETAILS_DAYS), timeZone);
}

/** When the day of leaving is over. */
export function stayEnds({
  endDate,
  timeZone,
}: Pick<ZonedDates, 'endDate' | 'timeZone'>): Temporal.Instant {
  return startOfDay(addDays(endDate, 1), timeZone);
}
