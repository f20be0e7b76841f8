import type { DateText } from './dates.ts';

/** The first and the last date it can be anywhere on earth (UTC−12 to UTC+14). */
export function datesOnEarth(now: Temporal.Instant): {
  readonly earliest: DateText;
  readonly latest: DateText;
} {
  const dateAt = (hours: number): DateText =>
    now.add({ hours }).toZonedDateTimeISO('UTC').toPlainDate().toString();
  return { earliest: dateAt(-12), latest: dateAt(14) };
}
