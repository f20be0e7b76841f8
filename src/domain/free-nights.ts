import { type NightBook, roomsLeft } from './availability.ts';
import { addDays, type DateRange, type DateText, eachNight, nightsBetween } from './dates.ts';

/** Requested nights that are full, and free ranges in their place. */
export interface FreeNights {
  /** Of the requested nights, in order. */
  readonly full: readonly DateRange[];
  /** Each long enough to be joined, in order. */
  readonly free: readonly DateRange[];
}

/** Consecutive nights as ranges. */
export function nightRanges(nights: readonly DateText[]): DateRange[] {
  const ranges: { start: DateText; end: DateText }[] = [];
  for (const night of nights) {
    const last = ranges.at(-1);
    if (last?.end === night) last.end = addDays(night, 1);
    else ranges.push({ start: night, end: addDays(night, 1) });
  }
  return ranges;
}

/**
 * Which of the requested nights are full, and the free ranges in their place.
 *
 * @param open the existing nights, past ones left out
 * @param units that have to be left on each night
 * @param minNights of a range that can be chosen
 */
export function freeNights(
  book: NightBook,
  { asked, open }: { readonly asked: DateRange; readonly open: DateRange },
  units: number,
  minNights: number,
): FreeNights {
  const has = (night: DateText) => roomsLeft(book, night) >= units;
  const full = eachNight(asked.start, asked.end).filter((night) => !has(night));
  const free = eachNight(open.start, open.end).filter(has);
  return {
    full: nightRanges(full),
    free: nightRanges(free).filter(({ start, end }) => nightsBetween(start, end) >= minNights),
  };
}

/**
 * Which of the requested nights are full, and the free ranges of the same length nearest to them:
 * the last one that begins before them, and the first one after. Linear in `open`.
 *
 * @param open nights to search, past ones left out
 * @param units that have to be left on each night
 * @param minNightsFrom the minimum of a stay that begins on a night; infinite where none may
 */
export function nightsNearby(
  book: NightBook,
  { asked, open }: { readonly asked: DateRange; readonly open: DateRange },
  units: number,
  minNightsFrom: (arrival: DateText) => number,
): FreeNights {
  const has = (night: DateText) => roomsLeft(book, night) >= units;
  const full = eachNight(asked.start, asked.end).filter((night) => !has(night));
  const length = nightsBetween(asked.start, asked.end);
  let before: DateRange | null = null;
  let after: DateRange | null = null;
  let run = 0;
  for (const night of eachNight(open.start, open.end)) {
    run = has(night) ? run + 1 : 0;
    if (run < length) continue;
    const start = addDays(night, 1 - length);
    if (minNightsFrom(start) > length) continue;
    const stretch = { start, end: addDays(night, 1) };
    if (start < asked.start) before = stretch;
    else if (start > asked.start) {
      after = stretch;
      break;
    }
  }
  return {
    full: nightRanges(full),
    free: [before, after].filter((stretch) => stretch !== null),
  };
}

/** Consecutive nights with the same number of rooms left. */
export interface NightsLeft extends DateRange {
  readonly left: number;
}

/** Rooms left on each night of `open`; consecutive nights with the same number make one range. */
export function nightsLeft(book: NightBook, open: DateRange): NightsLeft[] {
  const stretches: { start: DateText; end: DateText; left: number }[] = [];
  for (const night of eachNight(open.start, open.end)) {
    const left = roomsLeft(book, night);
    const last = stretches.at(-1);
    if (last?.left === left) last.end = addDays(night, 1);
    else stretches.push({ start: night, end: addDays(night, 1), left });
  }
  return stretches;
}
