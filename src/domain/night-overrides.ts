import { addDays, type DateRange, type DateText, eachNight } from './dates.ts';
import type { Cents } from './money.ts';

/** Terms of one night that differ from the home's; null where the home's apply. */
export interface NightOverride {
  /** Cents for one room. */
  readonly price: Cents | null;
  /** Minimum nights of a stay that begins on it. */
  readonly minNights: number | null;
}

/** Nights with terms of their own; all others have the home's. */
export type NightOverrides = ReadonlyMap<DateText, NightOverride>;

/** Terms of consecutive nights, half-open. */
export interface OverrideRange extends DateRange, NightOverride {}

/** Nights at one price. */
export interface PricedNights {
  readonly price: Cents;
  /** Nights of the stay at that price, at least 1. */
  readonly nights: number;
}

/** Minimum length of a stay that begins on a night: the night's own, otherwise the home's. */
export function minNightsFrom(book: NightOverrides, arrival: DateText, usual: number): number {
  return book.get(arrival)?.minNights ?? usual;
}

/**
 * The nights of a stay by their price, in the order of each price's first night.
 *
 * @param usual cents of a night without a price of its own
 */
export function nightsByPrice(
  book: NightOverrides,
  { start, end }: DateRange,
  usual: Cents,
): PricedNights[] {
  const counts = new Map<Cents, number>();
  for (const night of eachNight(start, end)) {
    const price = book.get(night)?.price ?? usual;
    counts.set(price, (counts.get(price) ?? 0) + 1);
  }
  return [...counts].map(([price, nights]) => ({ price, nights }));
}

/**
 * Nights with terms of their own as ranges; consecutive nights with the same terms make one range.
 */
export function termsRanges(book: NightOverrides): OverrideRange[] {
  return termsOver(book, [...book.keys()].sort()).filter(
    ({ price, minNights }) => price !== null || minNights !== null,
  );
}

/** The terms of some nights as ranges, also where they are the home's. */
export function termsOver(book: NightOverrides, nights: readonly DateText[]): OverrideRange[] {
  const ranges: (NightOverride & { start: DateText; end: DateText })[] = [];
  for (const night of nights) {
    const { price = null, minNights = null } = book.get(night) ?? {};
    const last = ranges.at(-1);
    if (last?.end === night && last.price === price && last.minNights === minNights) {
      last.end = addDays(night, 1);
    } else ranges.push({ start: night, end: addDays(night, 1), price, minNights });
  }
  return ranges;
}

/** The nights of ranges; a later range overrides an earlier one. */
export function termsBook(ranges: readonly OverrideRange[]): NightOverrides {
  return new Map(
    ranges.flatMap(({ start, end, price, minNights }) =>
      eachNight(start, end).map((night) => [night, { price, minNights }] as const),
    ),
  );
}
