import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { DateRange, DateText } from '#domain/dates.ts';
import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservationChanges, reservations } from '../tables.ts';
import type { Reservation } from './reservations.ts';

/** A reservation that occupies nights of a home. */
interface OpenStay extends DateRange {
  readonly id: string;
  readonly status: Reservation['status'];
  readonly units: number;
  readonly guestId: string;
  /** Other dates that wait for the host's answer. */
  readonly wanted: DateRange | null;
}

/**
 * Reservations that occupy nights of a home from `today` on, in the order of arrival. Each takes at
 * least a night, so there are no more than the home has nights and rooms.
 */
export async function listOpenStays(
  db: Queryable,
  listingId: string,
  today: DateText,
): Promise<OpenStay[]> {
  const rows = await db
    .select({
      id: reservations.id,
      status: reservations.status,
      start: reservations.startDate,
      end: reservations.endDate,
      units: reservations.units,
      guestId: reservations.guestId,
      wantedStart: reservationChanges.startDate,
      wantedEnd: reservationChanges.endDate,
    })
    .from(reservations)
    .leftJoin(
      reservationChanges,
      and(
        eq(reservationChanges.reservationId, reservations.id),
        eq(reservationChanges.status, 'waiting'),
      ),
    )
    .where(
      and(
        eq(reservations.listingId, listingId),
        inArray(reservations.status, [...OPEN_STATUSES]),
        or(
          gt(reservations.endDate, sql`${today}::date`),
          gt(reservationChanges.endDate, sql`${today}::date`),
        ),
      ),
    )
    .orderBy(asc(reservations.startDate), asc(reservations.id));
  return rows.map(({ wantedStart, wantedEnd, ...stay }) => ({
    ...stay,
    wanted:
      wantedStart === null || wantedEnd === null ? null : { start: wantedStart, end: wantedEnd },
  }));
}
