import type { DateText } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

/** Dates from arrival to leaving, as people of `locale` write them. */
export function datesInWords(startDate: DateText, endDate: DateText, locale: string): string {
  const format = dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(startDate), Date.parse(endDate));
}

/** One day, as people of `locale` write it. */
export function dayInWords(date: DateText, locale: string): string {
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date));
}

/** A moment on the clock of the stay, with the zone's name so that nobody mistakes it. */
export function momentInWords(moment: Temporal.Instant, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment.epochMilliseconds);
}
