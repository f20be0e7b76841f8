import { addDays, type DateRange, type DateText } from '#domain/dates.ts';
import { evenSpaces } from './even-spaces.ts';
import { dateFormat, listFormat } from './formats.ts';

/** Styles of a calendar day, by their detail. */
const STYLES = {
  /** Mon, Jun 28, 2027 */
  weekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Jun 28, 2027 */
  medium: { dateStyle: 'medium' },
  /** June 28, 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** June 28 */
  dayAndMonth: { day: 'numeric', month: 'long' },
  /** Monday, June 28, 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Jun 28 */
  short: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof STYLES;

/** A calendar day (YYYY-MM-DD), which is the same in every zone, in the format of a language. */
export function formatDay(date: DateText, locale: string, style: DayStyle): string {
  return evenSpaces(format(locale, style).format(Date.parse(date)));
}

/** Calendar days from the first to the last, with their common parts written once. */
export function formatDayRange(
  start: DateText,
  end: DateText,
  locale: string,
  style: DayStyle,
): string {
  return evenSpaces(format(locale, style).formatRange(Date.parse(start), Date.parse(end)));
}

/** Nights by the evenings they begin on, range by range: "4 and 5 May" are two. */
export function formatNights(ranges: readonly DateRange[], locale: string): string {
  const words = ranges.map(({ start, end }) =>
    formatDayRange(start, addDays(end, -1), locale, 'short'),
  );
  return listFormat(locale, { type: 'conjunction' }).format(words);
}

function format(locale: string, style: DayStyle): Intl.DateTimeFormat {
  return dateFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
}
