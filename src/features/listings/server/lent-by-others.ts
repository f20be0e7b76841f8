import type { Queryable } from '#platform/server/database/database.ts';

/** What features that stand above listings know about them; the composition root lends it. */
export interface LentByOthers {
  /** How many reservations of each listing are open; a listing without any may be missing. */
  countOpenReservations(
    db: Queryable,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>>;
  /** Cents a night of each listing that has such a price. */
  nightlyPrices(db: Queryable, listingIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
