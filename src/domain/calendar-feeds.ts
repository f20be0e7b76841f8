import { addDays, type DateRange, type DateText } from './dates.ts';

/** Calendars of other platforms that one home may import. */
export const MAX_FEEDS = 8;
/** Such calendars of all homes of one host: each is fetched hourly, whether it is needed or not. */
export const MAX_HOST_FEEDS = 400;

/** Letters of the name that a host gives a calendar. */
export const FEED_NAME = { min: 1, max: 40 };

/** Letters of the address of a calendar. */
export const FEED_ADDRESS = { min: 10, max: 2_000 };

/** Why a calendar could not be taken over; it changes nothing then. */
export const FEED_PROBLEMS = [
  /** The address leads to no public machine. */
  'refused-address',
  /** No connection, or no answer within the time. */
  'unreachable',
  'too-slow',
  /** An answer other than 200 and 304. */
  'refused',
  'too-many-redirects',
  'too-large',
  'not-a-calendar',
  /** An event has no readable beginning, or repeats more often than can be counted. */
  'unreadable',
  /** It has no events, and had some. */
  'emptied',
] as const;
export type FeedProblem = (typeof FEED_PROBLEMS)[number];

/** Events from which on a calendar that has none at once is not believed. */
const EVENTS_TO_DOUBT = 5;

/**
 * Whether a calendar without events may free the nights of those it had: hosts cancel a few at
 * once, but a platform that loses an account's data answers with an empty calendar.
 *
 * @param before events at the last success
 */
export function isDoubtful(before: number, now: number): boolean {
  return now === 0 && before >= EVENTS_TO_DOUBT;
}

const SEEN_MINUTES = 15;
const UNSEEN_MINUTES = 60;
/** Hours for which a home counts as looked at. */
const LOOK_HOURS = 24;

/**
 * When a calendar is fetched next: soon for homes that people look at.
 *
 * @param lookedAt the last recorded look at the home; null for none
 */
export function nextFetch(
  now: Temporal.Instant,
  lookedAt: Temporal.Instant | null,
): Temporal.Instant {
  const since = now.subtract({ hours: LOOK_HOURS });
  const isSeen = lookedAt !== null && Temporal.Instant.compare(lookedAt, since) >= 0;
  return now.add({ minutes: isSeen ? SEEN_MINUTES : UNSEEN_MINUTES });
}

/** Minutes for which a look at a home is not recorded again. */
export const LOOK_MINUTES = 60;

/**
 * Whether a look at a home is recorded: at most one an hour.
 *
 * @param lookedAt the last one that was recorded
 */
export function isLookToNote(now: Temporal.Instant, lookedAt: Temporal.Instant | null): boolean {
  const before = now.subtract({ minutes: LOOK_MINUTES });
  return lookedAt === null || Temporal.Instant.compare(lookedAt, before) <= 0;
}

/** Hours after which a conflict that is still open is one for staff. */
export const CONFLICT_HOURS = 24;

/** Hour of the evening from which on a day's night counts as taken. */
const EVENING = Temporal.PlainTime.from('22:00');

/**
 * Nights that an event of whole days takes, its end excluded. One that ends where it begins, which
 * some programs write for a single day, takes that day's night.
 */
export function nightsOfDays(start: DateText, end: DateText | null): DateRange {
  return { start, end: end === null || end <= start ? addDays(start, 1) : end };
}

/**
 * Nights that an event with hours takes, by the zone of the home: those of the days into whose last
 * two hours it reaches. So a check-in at 15:00 and a check-out at 11:00 take what lies between, a
 * day written as 00:00 to 23:59 takes its night, and a cleaning at noon takes none.
 *
 * @returns null for none
 */
export function nightsOfHours(
  start: Temporal.Instant,
  end: Temporal.Instant,
  timeZone: string,
): DateRange | null {
  if (Temporal.Instant.compare(start, end) >= 0) return null;
  const [from, to] = [start.toZonedDateTimeISO(timeZone), end.toZonedDateTimeISO(timeZone)];
  const first = from.toPlainDate().toString();
  const lastDay = to.toPlainDate().toString();
  const takesLast = Temporal.PlainTime.compare(to.toPlainTime(), EVENING) > 0;
  const past = takesLast ? addDays(lastDay, 1) : lastDay;
  return past > first ? { start: first, end: past } : null;
}
