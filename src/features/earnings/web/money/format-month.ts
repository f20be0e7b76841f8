import { type MonthText, monthRange } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

const FORMATS = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short', year: 'numeric' },
  label: { month: 'short' },
  letter: { month: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A month as a language writes it, such as 'March 2026'. */
export function formatMonth(
  month: MonthText,
  locale: string,
  length: keyof typeof FORMATS,
): string {
  return dateFormat(locale, { ...FORMATS[length], timeZone: 'UTC' }).format(
    Date.parse(monthRange(month).start),
  );
}
