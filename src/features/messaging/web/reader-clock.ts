import { formatDay } from '#platform/i18n/days.ts';
import { dayIn, formatTime } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** On the server, which can't know the reader's zone, and while hydrating. */
const UNKNOWN = 'UTC';

/** The reader's IANA zone, and their day of today in it; no day until the page is live. */
export function useZoneAndToday(): { zone: string; today: string | null } {
  const zone = useReaderZone();
  return zone === null
    ? { zone: UNKNOWN, today: null }
    : { zone, today: dayIn(Temporal.Now.instant(), zone) };
}

/** The day of an instant in a zone, YYYY-MM-DD. */
export function toDay(at: string, zone: string): string {
  return dayIn(Temporal.Instant.from(at), zone);
}

/** A day as people of `locale` write it above a conversation. */
export function dayOnClock(at: string, zone: string, locale: string): string {
  return formatDay(toDay(at, zone), locale, 'full');
}

/** The time of a message. */
export function timeOnClock(at: string, zone: string, locale: string): string {
  return formatTime(Temporal.Instant.from(at), zone, locale);
}

/** When a list's newest message came: the time if today, otherwise the day. */
export function momentOnClock(
  at: string,
  { zone, today }: { zone: string; today: string | null },
  locale: string,
): string {
  const day = toDay(at, zone);
  return day === today ? timeOnClock(at, zone, locale) : formatDay(day, locale, 'short');
}
