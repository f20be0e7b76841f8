import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';

/** Dates to price listings for, and for whom. */
export interface PricedDates {
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
  /** Free on these dates, for so many guests, long enough, and not too far ahead. */
  readonly available: boolean;
}

/**
 * What dates cost at those of several listings that are of one kind; a listing of another kind is
 * missing, and so is one where they have begun.
 */
export type PricesForDates = (
  db: Queryable,
  listingIds: readonly string[],
  dates: PricedDates,
) => Promise<ReadonlyMap<string, DatesPrice>>;

/** What features that stand above listings know about them; the composition root hands it in. */
export interface ListingPorts {
  /** How many reservations of each listing are open; a listing without any may be missing. */
  countOpenReservations(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** One for each kind that is reserved for dates of the guest's choice. */
  readonly pricesForDates: readonly PricesForDates[];
}

/** What guests have reserved of a listing, as reservations know it; handed in by the composition root. */
export type OpenCommitments = (
  db: Queryable,
  listingId: string,
) => Promise<{ readonly reservations: number; readonly guests: number }>;
