import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { DateText } from '#domain/dates.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import type { PriceRange } from '#domain/search/price-range.ts';
import { nightsOfMonths, type TripDates, totalBudget } from '#domain/trip-plan.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

/** Whole dollars in the format of the reader's locale. */
export function formatDollars(i18n: I18n, dollars: number): string {
  return formatMoney(toCents(dollars), i18n.locale, { cents: 'none' });
}

/** Two amounts, the lower first. */
export function formatBudget(i18n: I18n, budget: PriceRange): string {
  const [min, max] = [formatDollars(i18n, budget.min), formatDollars(i18n, budget.max)];
  return i18n._(msg`${min} to ${max}`);
}

/** The dates as text. */
export function formatTripDates(i18n: I18n, dates: TripDates): string {
  switch (dates.mode) {
    case 'exact':
      return formatDayRange(dates.startDate, dates.endDate, i18n.locale, 'long');
    case 'flexible': {
      const day = formatDay(dates.baseDate, i18n.locale, 'long');
      const { flexibility } = dates;
      return i18n._(
        msg`Around ${day}, give or take ${plural(flexibility, { one: '# day', other: '# days' })}`,
      );
    }
    case 'months':
      return formatMonths(i18n, dates.startMonth, dates.endMonth);
  }
}

/**
 * Nights and budget of a whole stay over months: the estimate of spec 3 §9 counts a month as one
 * night, which is not enough to plan with. Null for other dates.
 */
export function formatWholeMonths(
  i18n: I18n,
  dates: TripDates,
  nightly: PriceRange,
  today: DateText,
): string | null {
  if (dates.mode !== 'months') return null;
  const nights = nightsOfMonths(dates, today);
  const budget = formatBudget(i18n, totalBudget(nightly, nights));
  return i18n._(msg`${plural(nights, { one: '# night', other: '# nights' })}: ${budget}`);
}

function formatMonths(i18n: I18n, start: string, end: string): string {
  const format = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const [first, last] = [Date.parse(`${start}-01`), Date.parse(`${end}-01`)];
  return start === end ? format.format(first) : evenSpaces(format.formatRange(first, last));
}
