import { easter } from 'date-easter';
import { addDays, type DateText, getWeekday } from '#domain/dates.ts';

/** Dates of a festival, for any year. Days are counted from its first one. */
export type FestivalRule =
  /** Each of these days of the year, `MM-DD`. */
  | { readonly kind: 'fixed'; readonly days: readonly string[] }
  /** A day of the year, or the one before if it is a Sunday. */
  | { readonly kind: 'not-on-sunday'; readonly day: string }
  /** The nth of a weekday in a month, or the last (−1), and so many days from it. */
  | {
      readonly kind: 'weekday';
      readonly month: number;
      /** 1 for Monday to 7 for Sunday. */
      readonly weekday: number;
      readonly nth: number;
      readonly offset?: number;
    }
  /** The first of a weekday on or after a day of the year. */
  | { readonly kind: 'weekday-from'; readonly from: string; readonly weekday: number }
  /** So many days from Easter Sunday of the western churches. */
  | { readonly kind: 'easter'; readonly offset: number }
  /** A day of another calendar; a month by its code, so that a leap month moves nothing. */
  | {
      readonly kind: 'calendar';
      readonly calendar: 'chinese' | 'ethiopic';
      readonly monthCode: string;
      readonly day: number;
    }
  /** Those years whose date was published; null for a year without it. Of others only the month. */
  | {
      readonly kind: 'table';
      readonly dates: Readonly<Record<number, DateText | null>>;
      readonly month: number;
      readonly part: MonthPart | null;
    }
  /** No date is claimed. */
  | {
      readonly kind: 'month';
      readonly month: number;
      readonly part: MonthPart | null;
      /** Only in years that leave this rest when divided by two. */
      readonly rest?: 0 | 1;
    };

export type MonthPart = 'early' | 'mid' | 'late';

/** A festival of one year. */
export type Occurrence =
  | { readonly startDate: DateText; readonly endDate: DateText }
  | { readonly year: number; readonly month: number; readonly part: MonthPart | null };

/** Calendars are known for these years. */
export const FESTIVAL_YEARS = { first: 2020, last: 2099 } as const;

/** Oktoberfest ends no earlier than the day of German unity. */
const UNITY_DAY = '10-03';

/** Number of days of a festival, or its last day in a year. */
export type FestivalLength = number | 'first-sunday-of-october';

/**
 * A festival's occurrences that begin in a year, in their order. Empty in a year that it skips, or
 * without a known calendar.
 *
 * @param length days of each, 1 or more
 */
export function occurrencesIn(
  rule: FestivalRule,
  length: FestivalLength,
  year: number,
): Occurrence[] {
  if (year < FESTIVAL_YEARS.first || year > FESTIVAL_YEARS.last) return [];
  if (rule.kind === 'month') {
    if (rule.rest !== undefined && year % 2 !== rule.rest) return [];
    return [{ year, month: rule.month, part: rule.part }];
  }
  if (rule.kind === 'table' && rule.dates[year] === undefined) {
    return [{ year, month: rule.month, part: rule.part }];
  }
  return startsIn(rule, year).map((startDate) => ({
    startDate,
    endDate: computeEndDate(startDate, length),
  }));
}

function startsIn(rule: Exclude<FestivalRule, { kind: 'month' }>, year: number): DateText[] {
  switch (rule.kind) {
    case 'fixed':
      return rule.days.map((day) => `${year}-${day}`);
    case 'not-on-sunday': {
      const date = `${year}-${rule.day}`;
      return [getWeekday(date) === 7 ? addDays(date, -1) : date];
    }
    case 'weekday':
      return [addDays(nthWeekday(year, rule), rule.offset ?? 0)];
    case 'weekday-from':
      return [firstWeekday(`${year}-${rule.from}`, rule.weekday)];
    case 'easter':
      return [addDays(easterSunday(year), rule.offset)];
    case 'calendar':
      return dayOfCalendar(rule, year);
    case 'table': {
      const date = rule.dates[year];
      return typeof date === 'string' ? [date] : [];
    }
  }
}

function computeEndDate(startDate: DateText, length: FestivalLength): DateText {
  if (typeof length === 'number') return addDays(startDate, length - 1);
  const year = startDate.slice(0, 4);
  const sunday = firstWeekday(`${year}-10-01`, 7);
  const unity = `${year}-${UNITY_DAY}`;
  return sunday > unity ? sunday : unity;
}

function easterSunday(year: number): DateText {
  const { month, day } = easter(year);
  return Temporal.PlainDate.from({ year, month, day }).toString();
}

/** The first day from `date` on that is this weekday. */
function firstWeekday(date: DateText, weekday: number): DateText {
  return addDays(date, (weekday - getWeekday(date) + 7) % 7);
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): DateText {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  if (nth > 0) return addDays(firstWeekday(first.toString(), weekday), 7 * (nth - 1));
  const last = first.add({ months: 1 }).subtract({ days: 1 }).toString();
  return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
}

/** Years of other calendars begin on other days, so two of them may begin in one of ours. */
function dayOfCalendar(
  { calendar, monthCode, day }: Extract<FestivalRule, { kind: 'calendar' }>,
  year: number,
): DateText[] {
  const { year: first } = Temporal.PlainDate.from({ year, month: 1, day: 1 }).withCalendar(
    calendar,
  );
  return [first, first + 1].flatMap((each) => {
    const found = Temporal.PlainDate.from({ calendar, year: each, monthCode, day }).withCalendar(
      'iso8601',
    );
    return found.year === year ? [found.toString()] : [];
  });
}
