/**
 * Calendar days, in text. Whether a text is a date is decided without Temporal, since the code that
 * reads a URL runs first; all calculations use Temporal when they are called.
 */

/** A day, 'YYYY-MM-DD', in the listing's own time zone. */
export type DateText = string;
/** A calendar month, 'YYYY-MM'. */
export type MonthText = string;
/** Nights as half-open days: `start` is the first night, `end` the check-out date. */
export interface DateRange {
  readonly start: DateText;
  readonly end: DateText;
}

const DATE_PATTERN = /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH_PATTERN = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Whether `value` is a real day between the years 1000 and 9999, written 'YYYY-MM-DD'. */
export function isDateText(value: unknown): value is DateText {
  if (typeof value !== 'string' || !DATE_PATTERN.test(value)) return false;
  const month = Number(value.slice(5, 7));
  const leapDay = month === 2 && isLeapYear(Number(value.slice(0, 4))) ? 1 : 0;
  return Number(value.slice(8)) <= (MONTH_LENGTHS[month - 1] ?? 0) + leapDay;
}

/** Whether `value` is a month between the years 1000 and 9999, written 'YYYY-MM'. */
export function isMonthText(value: unknown): value is MonthText {
  return typeof value === 'string' && MONTH_PATTERN.test(value);
}

function plainDate(date: DateText): Temporal.PlainDate {
  if (!isDateText(date)) throw new RangeError(`not a date: ${date}`);
  return Temporal.PlainDate.from(date);
}

/**
 * Nights from `start` to `end`; negative when `end` comes first.
 *
 * @throws RangeError when either is not a date.
 */
export function nightsBetween(start: DateText, end: DateText): number {
  return plainDate(start).until(plainDate(end)).days;
}

/**
 * The day `n` days after `date`, or before it for a negative `n`.
 *
 * @throws RangeError when `date` is not a date or the result leaves the years 1000 to 9999.
 */
export function addDays(date: DateText, n: number): DateText {
  const result = plainDate(date).add({ days: n }).toString();
  if (!isDateText(result)) throw new RangeError(`beyond the calendar: ${result}`);
  return result;
}

/**
 * Every night of `[start, end)`, in order; none when `end` is not after `start`.
 *
 * @throws RangeError when either is not a date.
 */
export function eachNight(start: DateText, end: DateText): DateText[] {
  const first = plainDate(start);
  const count = Math.max(0, nightsBetween(start, end));
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}

/** Day of the week, 1 for Monday to 7 for Sunday. */
export function getWeekday(date: DateText): number {
  return plainDate(date).dayOfWeek;
}

/** The first day of `month` and the first day of the month after it. */
export function monthRange(month: MonthText): DateRange {
  return { start: `${addMonths(month, 0)}-01`, end: `${addMonths(month, 1)}-01` };
}

/** Whether two ranges of days are equal. */
export function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}

/** The month of a day. */
export function toMonth(date: DateText): MonthText {
  return date.slice(0, 7);
}

/**
 * The month `n` months after `month`.
 *
 * @throws RangeError when `month` is not a month or the result leaves the years 1000 to 9999.
 */
export function addMonths(month: MonthText, n: number): MonthText {
  if (!isMonthText(month)) throw new RangeError(`not a month: ${month}`);
  const result = Temporal.PlainYearMonth.from(month).add({ months: n }).toString();
  if (!isMonthText(result)) throw new RangeError(`beyond the calendar: ${result}`);
  return result;
}

/**
 * The current day at `now` in an IANA time zone.
 *
 * @throws RangeError when the zone is unknown.
 */
export function todayIn(now: Temporal.Instant, timeZone: string): DateText {
  return now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The instant a day begins in an IANA time zone: midnight, or the first moment after it where
 * daylight saving skips midnight.
 *
 * @throws RangeError when the zone is unknown or `date` is not a date.
 */
export function startOfDay(date: DateText, timeZone: string): Temporal.Instant {
  return plainDate(date).toZonedDateTime(timeZone).toInstant();
}
