import { useSyncExternalStore } from 'react';
import { dateFormat } from '#platform/i18n/formats.ts';

const never = () => () => {};
const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** On the server, which can't know the reader's zone, and while hydrating. */
const UNKNOWN = 'UTC';

/** The reader's IANA zone, and their day of today in it; no day until the page is live. */
export function useReaderClock(): { zone: string; today: string | null } {
  const zone = useSyncExternalStore(never, readZone, () => null);
  return zone === null
    ? { zone: UNKNOWN, today: null }
    : { zone, today: Temporal.Now.plainDateISO(zone).toString() };
}

/** The day of an instant in a zone, YYYY-MM-DD. */
export function dayOf(at: string, zone: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** A day as people of `locale` write it above a conversation. */
export function dayInWords(at: string, zone: string, locale: string): string {
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).format(Date.parse(at));
}

/** The time of a message. */
export function timeInWords(at: string, zone: string, locale: string): string {
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    Date.parse(at),
  );
}

/** When a list's newest message came: the time of today, else the day. */
export function momentInWords(
  at: string,
  { zone, today }: { zone: string; today: string | null },
  locale: string,
): string {
  if (today !== null && dayOf(at, zone) === today) return timeInWords(at, zone, locale);
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: zone }).format(
    Date.parse(at),
  );
}
