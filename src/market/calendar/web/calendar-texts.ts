import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { roomsLeft } from '#domain/availability.ts';
import { type DateText, type MonthText, monthRange } from '#domain/dates.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import type { CalendarCell } from './calendar-cells.ts';
import type { CalendarRules, DayRefusal } from './choose-day.ts';

/** Texts of the calendar, in the reader's language. */
export interface CalendarTexts {
  month(month: MonthText): string;
  number(date: DateText): string;
  /** The whole day with its state and the reason why it can't be chosen, for screen readers. */
  cell(cell: CalendarCell): string;
  /** @param min nights of a stay, where the refusal names them */
  refusal(refusal: DayRefusal, min: number): string;
}

/** Names of months and days, and texts of refusals. */
export function calendarTexts(
  i18n: I18n,
  rules: Pick<CalendarRules, 'maxNights' | 'book' | 'tellsPlaces' | 'offer'>,
): CalendarTexts {
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' });
  const months = format({ month: 'long', year: 'numeric' });
  const days = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const numbers = numberFormat(i18n.locale, {});
  const refusal = (why: DayRefusal, min: number) => i18n._(refusalText(rules, min)[why]);
  return {
    month: (month) => months.format(Date.parse(monthRange(month).start)),
    number: (date) => numbers.format(Number(date.slice(8))),
    refusal,
    cell({ date, role, refusal: why, min }) {
      const name = days.format(Date.parse(date));
      if (role === 'start') return i18n._(msg`${name}, arrival`);
      if (role === 'end') return i18n._(msg`${name}, departure`);
      if (why === null && rules.tellsPlaces === true) {
        const left = roomsLeft(rules.book, date);
        return i18n._(
          msg`${name}, ${plural(left, { one: '# place left', other: '# places left' })}`,
        );
      }
      if (why === null) return name;
      const reason = refusal(why, min);
      return i18n._(msg`${name}. ${reason}`);
    },
  };
}

function refusalText(
  { maxNights, tellsPlaces, offer }: Pick<CalendarRules, 'maxNights' | 'tellsPlaces' | 'offer'>,
  minNights: number,
): Record<DayRefusal, MessageDescriptor> {
  const taken =
    tellsPlaces === true
      ? {
          taken: msg`There aren't enough places on this night.`,
          'taken-between': msg`There aren't enough places on some of the nights in between.`,
        }
      : {
          taken: msg`This night is booked.`,
          'taken-between': msg`Some of the nights in between are booked.`,
        };
  const noticeDays = offer?.noticeDays ?? 0;
  return {
    ...taken,
    'short-notice': msg`The host needs ${plural(noticeDays, { one: "# day's notice", other: "# days' notice" })}.`,
    'no-arrival': msg`Stays here can't start on this weekday.`,
    past: msg`This date has passed.`,
    beyond: msg`Dates this far ahead aren't open yet.`,
    outside: msg`It doesn't take place on this date.`,
    'short-gap': msg`Not enough free nights after this date: the minimum stay is ${plural(minNights, { one: '# night', other: '# nights' })}.`,
    'below-minimum': msg`The minimum stay here is ${plural(minNights, { one: '# night', other: '# nights' })}.`,
    'above-maximum': msg`The maximum stay is ${plural(maxNights, { one: '# night', other: '# nights' })}.`,
  };
}
