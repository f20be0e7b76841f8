import type { I18n } from '@lingui/core';
import type { StayDates } from '#domain/search/stay-dates.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

/** Months with their year, written in full where they fit. */
export function monthsLabel(
  i18n: I18n,
  { startMonth, endMonth }: Extract<StayDates, { mode: 'months' }>,
  month: 'long' | 'short' = 'long',
): string {
  const format = dateFormat(i18n.locale, {
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  const first = Date.parse(`${startMonth}-01T00:00Z`);
  const last = Date.parse(`${endMonth}-01T00:00Z`);
  return startMonth === endMonth
    ? format.format(first)
    : evenSpaces(format.formatRange(first, last));
}
