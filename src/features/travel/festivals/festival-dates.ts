import { addDays, type DateRange, type DateText, monthRange } from '#domain/dates.ts';
import { FESTIVALS, type FestivalEntry } from './data/festivals.ts';
import { FESTIVAL_YEARS, type MonthPart, type Occurrence, occurrencesIn } from './festival-rule.ts';

/** One festival at one time. */
export interface DatedFestival {
  readonly festival: FestivalEntry;
  readonly when: Occurrence;
}

/** Festivals of each requested year; at most the years with known calendars. */
const byYear = new Map<number, readonly DatedFestival[]>();

function listFestivals(year: number): readonly DatedFestival[] {
  const known = byYear.get(year);
  if (known !== undefined) return known;
  const made = FESTIVALS.flatMap((festival) =>
    occurrencesIn(festival.rule, festival.length, year).map((when) => ({ festival, when })),
  );
  if (year >= FESTIVAL_YEARS.first && year <= FESTIVAL_YEARS.last) byYear.set(year, made);
  return made;
}

/** Days of a month that are early, in the middle and late: the first, and how many before the next part. */
const PARTS: Readonly<Record<MonthPart, { from: number; days: number | null }>> = {
  early: { from: 0, days: 10 },
  mid: { from: 10, days: 10 },
  late: { from: 20, days: null },
};

/** Days into its month after which a festival that is usually in that month may be over. */
const MAY_BE_OVER_AFTER = 15;

/**
 * The first possible day of a festival, and the day after the last: without a date, those of its
 * part of the month, or of the whole month if the part is unknown too.
 */
export function toDateRange(when: Occurrence): DateRange {
  if ('startDate' in when) return { start: when.startDate, end: addDays(when.endDate, 1) };
  const month = monthRange(`${when.year}-${String(when.month).padStart(2, '0')}`);
  if (when.part === null) return month;
  const { from, days } = PARTS[when.part];
  const start = addDays(month.start, from);
  return { start, end: days === null ? month.end : addDays(start, days) };
}

/** The day from which a festival isn't ahead any more: it is over, or may be. */
function overFrom(when: Occurrence): DateText {
  const { start, end } = toDateRange(when);
  const isAnyDay = !('startDate' in when) && when.part === null;
  return isAnyDay ? addDays(start, MAY_BE_OVER_AFTER) : end;
}

/** By the first possible day. */
function byDate(a: DatedFestival, b: DatedFestival): number {
  const [one, other] = [toDateRange(a.when).start, toDateRange(b.when).start];
  return one === other ? a.festival.id.localeCompare(b.festival.id) : one < other ? -1 : 1;
}

/** Festivals under way within `[start, end)`, or likely to be, in their order. */
export function festivalsWithin({ start, end }: DateRange): DatedFestival[] {
  // One that begins at the end of a year reaches into the next.
  const first = Math.max(FESTIVAL_YEARS.first, Number(start.slice(0, 4)) - 1);
  const last = Math.min(FESTIVAL_YEARS.last, Number(end.slice(0, 4)));
  const found: DatedFestival[] = [];
  for (let year = first; year <= last; year += 1) {
    for (const each of listFestivals(year)) {
      if (toDateRange(each.when).start < end && overFrom(each.when) > start) found.push(each);
    }
  }
  return found.sort(byDate);
}

/**
 * Years in which the next occurrence of a festival is searched: some take place every second one.
 */
const YEARS_AHEAD = 3;

/**
 * The next occurrence of a festival: the one under way on a day or the first after it. If only its
 * month is known, next year's counts from the middle of the month on.
 *
 * @returns null without a known calendar
 */
export function nextOccurrence(festival: FestivalEntry, from: DateText): Occurrence | null {
  const year = Number(from.slice(0, 4));
  for (let each = year - 1; each <= year + YEARS_AHEAD; each += 1) {
    const next = occurrencesIn(festival.rule, festival.length, each).find(
      (when) => overFrom(when) > from,
    );
    if (next !== undefined) return next;
  }
  return null;
}

/** Whether a flight on that day is for a festival: within two days of the start of its next one. */
export function isAroundStart(festival: FestivalEntry, date: DateText): boolean {
  const next = nextOccurrence(festival, addDays(date, -2));
  if (next === null || !('startDate' in next)) return false;
  return next.startDate >= addDays(date, -2) && next.startDate <= addDays(date, 2);
}

const byId = new Map(FESTIVALS.map((festival) => [festival.id, festival]));

export function festivalById(id: string): FestivalEntry | null {
  return byId.get(id) ?? null;
}
