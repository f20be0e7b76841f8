import { addDays } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

/** A week that begins on a Monday, to name weekdays by. */
const A_MONDAY = '2024-01-01';

/** Browsers support one of these, or neither. */
interface WeekInfoLocale {
  getWeekInfo?(): { firstDay: number };
  readonly weekInfo?: { firstDay: number };
}

/**
 * The first day of the week, 1 for Monday to 7 for Sunday; Monday where the browser doesn't know.
 */
export function getFirstWeekday(locale: string): number {
  const tag: WeekInfoLocale = new Intl.Locale(locale).maximize();
  return tag.getWeekInfo?.().firstDay ?? tag.weekInfo?.firstDay ?? 1;
}

export interface WeekdayName {
  readonly short: string;
  /** For columns too narrow for the short name, which in Arabic is the whole name. */
  readonly narrow: string;
  readonly long: string;
}

/** Names of the seven weekdays in the order of the calendar's columns. */
export function weekdayNames(locale: string, firstWeekday: number): WeekdayName[] {
  const short = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const narrow = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, column) => {
    const day = Date.parse(addDays(A_MONDAY, (firstWeekday - 1 + column) % 7));
    return { short: short.format(day), narrow: narrow.format(day), long: long.format(day) };
  });
}
