import { type DateRange, type DateText, eachNight } from './dates.ts';

/** Most ranges of nights that a host blocks or opens at once. */
export const MAX_BLOCKED_RANGES = 366;

/** Why nights can be neither blocked nor opened: empty or unordered, begun, too far ahead. */
export type BlockingRefusal = 'out-of-order' | 'past' | 'beyond';

/**
 * The problem of the first range that can't be blocked; null where all of them can.
 *
 * Ranges come in order and name no night twice, so that their number is bounded by the days there
 * are.
 *
 * @param open from today in the zone of the home to the last day a stay may end on
 */
export function blockingRefusal(
  ranges: readonly DateRange[],
  open: DateRange,
): BlockingRefusal | null {
  let before: DateText = '';
  for (const { start, end } of ranges) {
    if (start >= end || start < before) return 'out-of-order';
    if (start < open.start) return 'past';
    if (end > open.end) return 'beyond';
    before = end;
  }
  return null;
}

/** Every night of these ranges, in order. */
export function nightsOfRanges(ranges: readonly DateRange[]): DateText[] {
  return ranges.flatMap(({ start, end }) => eachNight(start, end));
}
