import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { TravelTarget } from '../../contract.ts';

type Festival = NonNullable<TravelTarget['festival']>;

/** Dates of a festival: its days, or the usual time of the month if no day is known. */
export function festivalWhen(i18n: I18n, festival: Festival): string {
  const { startDate, endDate, month, year, part } = festival;
  if (startDate !== null) {
    return endDate === null || endDate === startDate
      ? formatDay(startDate, i18n.locale, 'medium')
      : formatDayRange(startDate, endDate, i18n.locale, 'medium');
  }
  const name = dateFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );
  switch (part) {
    case 'early':
      return i18n._(msg`usually early ${name}`);
    case 'mid':
      return i18n._(msg`usually mid ${name}`);
    case 'late':
      return i18n._(msg`usually late ${name}`);
    default:
      return i18n._(msg`usually in ${name}`);
  }
}
