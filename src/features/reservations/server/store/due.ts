import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { reservations } from '../tables.ts';
import { loadReservation, type Reservation } from './reservations.ts';

/** Deadlines at which reservations change automatically. */
export const DEADLINES = ['answer', 'payment', 'arrival', 'check-out', 'no-show'] as const;
export type Deadline = (typeof DEADLINES)[number];

/** Key of the notification that reminds a guest of this arrival day. */
export function arrivalReminderKey({
  id,
  startDate,
}: Pick<Reservation, 'id' | 'startDate'>): string {
  return `arrival-soon:${id}:${startDate}`;
}

/** Ids of reservations whose deadline has passed, the longest waiting first. */
export async function listDue(
  db: Queryable,
  deadline: Deadline,
  now: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(isDue(deadline, now))
    .orderBy(reservations.updatedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Locks a reservation for the one worker that sees to its deadline.
 *
 * @returns null when another worker has it, or it is no longer due
 */
export async function lockDue(
  tx: Queryable,
  deadline: Deadline,
  now: Temporal.Instant,
  id: string,
): Promise<Reservation | null> {
  const [locked] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.id, id), isDue(deadline, now)))
    .for('update', { skipLocked: true });
  return locked === undefined ? null : loadReservation(tx, id);
}

function isDue(deadline: Deadline, now: Temporal.Instant): SQL | undefined {
  const { status, answerBy, payBy, paidAt, arrivalDetailsFrom, endsAt } = reservations;
  switch (deadline) {
    case 'answer':
      return and(eq(status, 'pending'), lte(answerBy, now));
    case 'payment':
      return and(eq(status, 'approved'), isNull(paidAt), lte(payBy, now));
    case 'arrival':
      return and(
        eq(status, 'approved'),
        isNotNull(paidAt),
        lte(arrivalDetailsFrom, now),
        gt(endsAt, now),
        sql`not exists (
          select 1 from notice
          where notice.key = 'arrival-soon:' || reservation.id || ':' || to_char(reservation.start_date, 'YYYY-MM-DD')
        )`,
      );
    case 'check-out':
      return and(eq(status, 'checked-in'), lte(endsAt, now));
    case 'no-show':
      return and(eq(status, 'approved'), lte(endsAt, now));
  }
}
