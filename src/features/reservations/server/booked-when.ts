import { lastDay } from '#domain/booked-days.ts';
import type { DateText } from '#domain/dates.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { formatMoment } from '#platform/i18n/moments.ts';
import { datesOfKind } from './mails/template.ts';

/** The fields that date a reservation. */
interface Booked {
  readonly kind: ListingKind;
  readonly startDate: DateText;
  /** The day after the last one. */
  readonly endDate: DateText;
  /** ISO instant of its first session; null of nights. */
  readonly firstSession: string | null;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/**
 * The dates of a reservation in short: its days, or the day and local hour of its session. For
 * several sessions the days from the first to the last.
 */
export function bookedWhen(booked: Booked, locale: string): string {
  const { kind, startDate, endDate, firstSession, timeZone } = booked;
  if (firstSession === null || lastDay(kind, endDate) > startDate) {
    return datesOfKind(kind, { startDate, endDate }, locale);
  }
  const of = { locale, zone: timeZone, readerZone: null } as const;
  return formatMoment(Temporal.Instant.from(firstSession), { ...of, day: 'full' }).there;
}
