import { inArray } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { stays } from '../tables.ts';

/** Cents a night of each stay; ids of other kinds of listing are missing from the map. */
export async function nightlyPrices(
  db: Queryable,
  listingIds: readonly string[],
): Promise<Map<string, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .select({ id: stays.listingId, nightlyPrice: stays.nightlyPrice })
    .from(stays)
    .where(inArray(stays.listingId, [...listingIds]));
  return new Map(rows.map(({ id, nightlyPrice }) => [id, nightlyPrice]));
}
