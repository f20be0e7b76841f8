import {
  ALONE,
  BLANK,
  DASH,
  type Form,
  isNoPhone,
  isPartOfNumber,
  NOT_BEFORE,
  type Place,
  toForm,
} from './number-patterns.ts';

const YEAR = '(?:19|20)\\d\\d';
/** A year of the near future, where only its digits distinguish it from a number. */
const NEAR_YEAR = '[23]\\d';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';

/** The separator between the parts of a date; both are the same. */
const SIGN = `[./_-]${BLANK}?`;
const PART = '\\d\\d?';
const DAY_AND_MONTH = `${PART}${SIGN}${PART}`;
const SHORT_DATE = `${DAY_AND_MONTH}${SIGN}\\d\\d`;
const FULL_DATE = `(?:\\d{4}${SIGN}${DAY_AND_MONTH}\\.?|${DAY_AND_MONTH}${SIGN}\\d{4})`;
const MONTH_AND_YEAR = `(?:${PART}${SIGN}\\d{4}|\\d{4}${SIGN}${PART})`;

/** T15:00, 14.30, 15:00:00Z. */
const CLOCK = `(?:${BLANK}{0,2}[Tt,]?${BLANK}{0,2}\\d{1,2}[:hH]\\d{2}(?::\\d{2})?(?:[Zz]|[+-]\\d{2}:?\\d{2})?|${BLANK}{1,2}(?:[01]?\\d|2[0-3])\\.[0-5]\\d(?:\\.[0-5]\\d)?)?`;
const COMPACT_CLOCK = '(?:[Tt_-]?(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?[Zz]?)?';
/** Between two dates: a dash of any form, a slash, two dots. */
const JOIN = `${BLANK}{0,3}(?:[_/~\\u2010-\\u2015\\u2212-]|\\.{2,3}|--)${BLANK}{0,3}`;

const COMPACT = `${YEAR}${MONTH}${DAY}`;
/** 01122026, 261201: distinguished from numbers because there are two. */
const COMPACT_TWICE = [
  `(?:${DAY}${MONTH}|${MONTH}${DAY})${YEAR}`,
  `${NEAR_YEAR}${MONTH}${DAY}`,
  `${DAY}${MONTH}${NEAR_YEAR}`,
]
  .map((date) => `${date}${JOIN}${date}`)
  .join('|');
const SPACED = `(?:\\d\\d?${BLANK}\\d\\d?${BLANK}\\d{4}|\\d{4}${BLANK}\\d\\d${BLANK}\\d\\d)`;
const SEASON = `${YEAR}[/-]\\d\\d`;

const isSeparate = ({ before }: Place) => !/\d[.\-/+]?$/u.test(before);

/** Dates, months, years and their ranges. */
export const DATE_FORMS: readonly Form[] = [
  // 2026-12-01, 12.03.2026 14:30, 03/12/26, 12/2026
  toForm(
    `(${FULL_DATE}|${SHORT_DATE}|${MONTH_AND_YEAR})${CLOCK}${NOT_BEFORE}`,
    ([, date = ''], place) =>
      (isFullDate(date) || isShortDate(date) || isMonthAndYear(date)) && isSeparate(place),
  ),
  // 2026/12/01-2027/02/28, 2026-12-01T15:00/2027-02-28T11:00
  toForm(
    `(${FULL_DATE})${CLOCK}${JOIN}(${FULL_DATE})${CLOCK}${NOT_BEFORE}`,
    ([, from = '', to = ''], place) => isFullDate(from) && isFullDate(to) && isSeparate(place),
  ),
  // 12.-17.03.2026, 28/12-03/01/2027, 28.12.-3.1.27
  toForm(
    `(${DAY_AND_MONTH}|${PART})\\.?(${JOIN})(${FULL_DATE}|${SHORT_DATE})${CLOCK}${NOT_BEFORE}`,
    ([, from = '', join = '', to = ''], place) =>
      (isDay(from) || isDayAndMonth(from)) &&
      (isFullDate(to) || (isShortDate(to) && joins(join, to))) &&
      isSeparate(place),
  ),
  // 2026-12-01/02-28, 2026/12/01-31
  toForm(
    `(${FULL_DATE})(${JOIN})(${DAY_AND_MONTH}|${PART})\\.?${NOT_BEFORE}`,
    ([, from = '', join = '', to = ''], place) =>
      isFullDate(from) &&
      (isDay(to) || isDayAndMonth(to)) &&
      joins(join, from) &&
      isSeparate(place),
  ),
  // 1.12.26-28.2.27
  toForm(
    `(${SHORT_DATE})${CLOCK}(${JOIN})(${SHORT_DATE})${CLOCK}${NOT_BEFORE}`,
    ([, from = '', join = '', to = ''], place) =>
      isShortDate(from) && isShortDate(to) && joins(join, from) && isSeparate(place),
  ),
  // 03/2026 - 05/2026
  toForm(
    `(${MONTH_AND_YEAR})(${JOIN})(${MONTH_AND_YEAR})${NOT_BEFORE}`,
    ([, from = '', join = '', to = ''], place) =>
      isMonthAndYear(from) && isMonthAndYear(to) && joins(join, from) && isSeparate(place),
  ),
  // 12/03 - 17/03, 12/26-02/27
  toForm(
    `(${DAY_AND_MONTH})\\.?(${JOIN})(${DAY_AND_MONTH})\\.?${NOT_BEFORE}`,
    ([, from = '', join = '', to = ''], place) =>
      ((isDayAndMonth(from) && isDayAndMonth(to)) || (isNearMonth(from) && isNearMonth(to))) &&
      findSeparator(from) === findSeparator(to) &&
      joins(join, from) &&
      isSeparate(place),
  ),
  // 12 03 2026
  toForm(
    `(${SPACED})${CLOCK}(?:${JOIN}(${SPACED})${CLOCK})?${NOT_BEFORE}`,
    ([, from = '', to = from], place) => isFullDate(from) && isFullDate(to) && isSeparate(place),
  ),
  // 2026-2027, 2025/26-2026/27, 2024 2025 2026
  toForm(`${YEAR}(?:${DASH}|/)${YEAR}${NOT_BEFORE}(?!${DASH}\\d)`, (_, place) => isSeparate(place)),
  toForm(`${SEASON}${DASH}${SEASON}${NOT_BEFORE}(?!${DASH}\\d)`, (_, place) => isSeparate(place)),
  toForm(
    `${YEAR}(?:(?:${DASH}|${BLANK}{1,2}|/)${YEAR}){1,5}${ALONE}`,
    ([list], place) => areYearsInOrder(list) && isNoPhone(place),
  ),
  // 20261201, 20261201-20270228, 20261201_153000
  toForm(
    `${COMPACT}${COMPACT_CLOCK}(?:${JOIN}(?:${COMPACT}${COMPACT_CLOCK}|${MONTH}${DAY}))?${ALONE}`,
    (_, place) => isNoPhone(place),
  ),
  toForm(`(?:${COMPACT_TWICE})${ALONE}`, (_, place) => isNoPhone(place)),
  // March 12-17 2026
  toForm(
    `(${PART})${DASH}(${PART})${BLANK}${YEAR}${NOT_BEFORE}`,
    ([, from = '', to = ''], place) =>
      isDay(from) && isDay(to) && !isPartOfNumber(place) && /\p{L}{3,}\.? $/u.test(place.before),
  ),
];

function parseParts(date: string): readonly number[] {
  return (date.match(/\d+/g) ?? []).map(Number);
}

function findSeparator(date: string): string {
  return /\D/u.exec(date)?.[0] ?? '';
}

/** Whether the same separator is between all parts. */
function hasOneSign(date: string): boolean {
  const signs = date.match(/(?<=\d)\D(?=\D?\d)/gu) ?? [];
  return signs.every((sign) => sign === signs[0]);
}

/** The sign that joins two dates without blanks differs from their separator. */
function joins(join: string, date: string): boolean {
  return join !== findSeparator(date);
}

const isDay = (part: string | number) => Number(part) >= 1 && Number(part) <= 31;
const isMonth = (part: number) => part >= 1 && part <= 12;
const isYear = (part: number) => part >= 1900 && part < 2100;
const isNearYear = (part: number) => part >= 20 && part < 40;
const areDayAndMonth = (first: number, second: number) =>
  (isDay(first) && isMonth(second)) || (isMonth(first) && isDay(second));

function isFullDate(date: string): boolean {
  const [first = 0, second = 0, third = 0] = parseParts(date);
  if (!hasOneSign(date)) return false;
  return isYear(first)
    ? isMonth(second) && isDay(third)
    : areDayAndMonth(first, second) && isYear(third);
}

/** A date with a year of two digits; the year comes first only where it is a near one. */
function isShortDate(date: string): boolean {
  const parts = parseParts(date);
  const [first = 0, second = 0, third = 0] = parts;
  if (parts.length !== 3 || third > 99 || !hasOneSign(date)) return false;
  return areDayAndMonth(first, second) || (isNearYear(first) && isMonth(second) && isDay(third));
}

function isDayAndMonth(date: string): boolean {
  const [first = 0, second = 0] = parseParts(date);
  return areDayAndMonth(first, second);
}

function isMonthAndYear(date: string): boolean {
  const parts = parseParts(date);
  const [first = 0, second = 0] = parts;
  if (parts.length !== 2) return false;
  return (isMonth(first) && isYear(second)) || (isYear(first) && isMonth(second));
}

function isNearMonth(date: string): boolean {
  const [first = 0, second = 0] = parseParts(date);
  return isMonth(first) && isNearYear(second);
}

/** Each year is within the ten after the one before it. */
function areYearsInOrder(list: string): boolean {
  const years = parseParts(list);
  return years.every((year, at) => {
    const last = years[at - 1];
    return last === undefined || (year > last && year - last <= 10);
  });
}
