import { eq, inArray, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { overridesColumn, type StoredOverrides } from '#market/inventory/index.server.ts';
import { listings } from '#market/inventory/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { StayTerms } from '../booking/stay-pricing-input.ts';
import { staySearch, stays } from '../tables.ts';
import { TERM_COLUMNS } from './term-columns.ts';

/** Offer of a stay for dates. */
export interface DatesOffer extends StayTerms {
  readonly id: string;
  readonly timeZone: string;
  readonly guestCount: number;
  readonly minNights: number;
  /** Nights with their own price or minimum. */
  readonly nightOverrides: StoredOverrides;
  /** Whether it is listed, with a free unit on each of the nights. */
  readonly free: boolean;
}

/** Offers of these stays for the nights of `[start, end)`; other kinds are ignored. */
export async function readDatesOffers(
  db: Queryable,
  listingIds: readonly string[],
  start: DateText,
  end: DateText,
): Promise<DatesOffer[]> {
  if (listingIds.length === 0) return [];
  return db
    .select({
      id: listings.id,
      timeZone: listings.timeZone,
      guestCount: stays.guestCount,
      minNights: stays.minNights,
      nightOverrides: overridesColumn(sql`${listings.id}`),
      // A delisted stay has no row for searches.
      free: sql<boolean>`coalesce(
        not ${staySearch.fullNights} && daterange(${start}::date, ${end}::date), false)`,
      ...TERM_COLUMNS,
    })
    .from(listings)
    .innerJoin(stays, eq(stays.listingId, listings.id))
    .leftJoin(staySearch, eq(staySearch.listingId, listings.id))
    .where(inArray(listings.id, [...listingIds]));
}
