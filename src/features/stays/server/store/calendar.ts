import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { stayNights } from '../tables.ts';

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
      date: stayNights.night,
      taken: stayNights.taken,
      capacity: stayNights.capacity,
    })
    .from(stayNights)
    .where(
      and(
        eq(stayNights.listingId, listingId),
        gte(stayNights.night, sql`${from}::date`),
        lt(stayNights.night, sql`${to}::date`),
        or(sql`${stayNights.taken} > 0`, eq(stayNights.capacity, 0)),
      ),
    )
    .orderBy(stayNights.night);
}
