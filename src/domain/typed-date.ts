import { type DateText, isDateText } from './dates.ts';
import { withAsciiDigits } from './typed-number.ts';

const TYPED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * Parses a day typed as DD/MM/YYYY; D/M/YYYY is accepted too (spec 3 §3.1), as are the digits of
 * other scripts.
 *
 * @returns null when it is no day of the calendar
 */
export function dateFromTyped(text: string): DateText | null {
  const [, day = '', month = '', year = ''] =
    TYPED.exec(withAsciiDigits(text).replaceAll('／', '/').trim()) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateText(date) ? date : null;
}

/** A typed day, DD/MM/YYYY. */
export function typedFromDate(date: DateText): string {
  return date.split('-').reverse().join('/');
}
