import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** Dates to price listings for, and who asks. */
export interface DatesAsked {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  /** Whose discounts count; null for a visitor. */
  readonly userId: string | null;
  readonly now: Temporal.Instant;
}

/** What dates cost at one listing, all in. */
export interface DatesPrice {
  /** Cents. */
  readonly amount: number;
  readonly nights: number;
  /** Free on these dates, for so many guests, and long enough. */
  readonly available: boolean;
}

/** What features that stand above listings know about them; the composition root lends it. */
export interface ListingPorts {
  /** How many reservations of each listing are open; a listing without any may be missing. */
  countOpenReservations(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Cents a night of each listing that has such a price. */
  nightlyPrices(db: Queryable, listingIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What dates cost at each listing that has open dates, unless they have begun there. */
  pricesForDates(
    db: Queryable,
    listingIds: readonly string[],
    dates: DatesAsked,
  ): Promise<ReadonlyMap<string, DatesPrice>>;
}
