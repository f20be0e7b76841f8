import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { addDays } from '#domain/dates.ts';
import { WEEKDAYS } from '#domain/schedule/schedule-entry.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dateFormat, listFormat } from '#platform/i18n/formats.ts';
import type { ExperienceDetails } from '../../contract.ts';

type Entry = ExperienceDetails['entries'][number];

/** A Monday, to name weekdays by. */
const A_MONDAY = '2024-01-01';

/** On which days an entry of a timetable comes back. */
export function entryDays(
  {
    recurrence,
    interval,
    unit,
    days,
    specificDate,
  }: Pick<Entry, 'recurrence' | 'interval' | 'unit' | 'days' | 'specificDate'>,
  locale: string,
): MessageDescriptor {
  const names = listFormat(locale, { type: 'conjunction' }).format(
    WEEKDAYS.flatMap((day, at) => (days.includes(day) ? [weekdayName(at, locale)] : [])),
  );
  switch (recurrence) {
    case 'one-time': {
      const day = specificDate === null ? '' : formatDay(specificDate, locale, 'full');
      return msg`Once: ${day}`;
    }
    case 'daily':
      return days.length === WEEKDAYS.length ? msg`Every day` : msg`Every week: ${names}`;
    case 'weekly':
      return msg`Every week: ${names}`;
    case 'bi-weekly':
      return msg`Every other week: ${names}`;
    case 'monthly':
      return msg`Every month: ${names}`;
    case 'custom':
      return customDays(interval, unit, names);
  }
}

function customDays(interval: number, unit: Entry['unit'], names: string): MessageDescriptor {
  switch (unit) {
    case 'days':
      return msg`${plural(interval, { one: 'Every day', other: 'Every # days' })}`;
    case 'weeks':
      return msg`${plural(interval, { one: 'Every week', other: 'Every # weeks' })}: ${names}`;
    case 'months':
      return msg`${plural(interval, { one: 'Every month', other: 'Every # months' })}: ${names}`;
  }
}

/** @param at from 0 for Monday */
function weekdayName(at: number, locale: string): string {
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(addDays(A_MONDAY, at)),
  );
}
