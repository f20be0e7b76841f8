import { addDays, isDateText } from '#domain/dates.ts';
import { HOME_COUNTS } from '#domain/home-counts.ts';
import { count, dates as datesField } from '#domain/search/fields.ts';
import { LAST_DATES_COOKIE } from '#platform/contract/last-dates.ts';
import { keepCookie } from '#platform/web/scope/keep-cookie.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';

/** A cookie, so that the server too can price the wishlist for them. */
const COOKIE = LAST_DATES_COOKIE;
const KEPT_SECONDS = 90 * 86_400;

const GUESTS = count('guestCount', HOME_COUNTS.guestCount);

/** The dates last searched for or chosen, as query parameters. */
export interface LastDates {
  readonly startDate: string;
  readonly endDate: string;
  /** A count of guests. */
  readonly guests: string;
}

/** The dates of a URL; null without any. For a flexible search, the base dates. */
export function parseUrlDates(raw: object): LastDates | null {
  const { dates } = datesField.read(raw);
  const { guestCount } = GUESTS.read(raw);
  const guests = String(guestCount ?? 1);
  switch (dates?.mode) {
    case 'exact':
      return { startDate: dates.startDate, endDate: dates.endDate, guests };
    case 'flexible': {
      const { baseDate, nights } = dates;
      return { startDate: baseDate, endDate: addDays(baseDate, nights), guests };
    }
    default:
      return null;
  }
}

/** Value of the cookie for dates. */
export function formatLastDates({ startDate, endDate, guests }: LastDates): string {
  return `${startDate}_${endDate}_${guests}`;
}

/** Parses the cookie; null when it is invalid. */
export function parseLastDates(text: string | undefined): LastDates | null {
  const [startDate, endDate, guests, ...more] = (text ?? '').split('_');
  if (!isDateText(startDate) || !isDateText(endDate) || more.length > 0) return null;
  if (startDate >= endDate || guests === undefined || !/^[1-9]\d?$/.test(guests)) return null;
  return { startDate, endDate, guests };
}

/** The dates that this browser last searched for. */
export function readLastDates(): LastDates | null {
  return parseLastDates(pageScope().cookie(COOKIE));
}

/** Stores the dates of an address, when it has any. */
export function rememberDates(search: object): void {
  const dates = parseUrlDates(search);
  if (dates !== null) keepCookie(COOKIE, formatLastDates(dates), KEPT_SECONDS);
}
