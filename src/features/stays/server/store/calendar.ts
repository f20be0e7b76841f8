import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { listingNights } from '#features/listings/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';

export interface TakenNight {
  readonly date: DateText;
  readonly taken: number;
  /** 0 on a night that the host has closed. */
  readonly capacity: number;
}

/** Nights of `[from, to)` on which something is taken or that are closed, in order. */
export async function loadTakenNights(
  db: Queryable,
  listingId: string,
  from: DateText,
  to: DateText,
): Promise<TakenNight[]> {
  return db
    .select({
      date: listingNights.night,
      taken: listingNights.taken,
      capacity: listingNights.capacity,
    })
    .from(listingNights)
    .where(
      and(
        eq(listingNights.listingId, listingId),
        gte(listingNights.night, sql`${from}::date`),
        lt(listingNights.night, sql`${to}::date`),
        or(sql`${listingNights.taken} > 0`, eq(listingNights.capacity, 0)),
      ),
    )
    .orderBy(listingNights.night);
}
