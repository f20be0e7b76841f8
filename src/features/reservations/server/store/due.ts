import { and, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { ANSWER_RATE_DAYS, type HostAnswers } from '#domain/answer-rate.ts';
import { kindsWith } from '#domain/kinds.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { reservations } from '../tables.ts';
import { loadReservation, type Reservation } from './reservations.ts';

/** Deadlines at which reservations change automatically. */
export const DEADLINES = [
  'answer',
  'payment',
  'arrival',
  'check-out',
  'no-show',
  'release',
  'instalment',
  'deposit',
] as const;
export type Deadline = (typeof DEADLINES)[number];

/** Key of the notification that reminds a guest of this arrival day. */
export function arrivalReminderKey({
  id,
  startDate,
}: Pick<Reservation, 'id' | 'startDate'>): string {
  return `arrival-soon:${id}:${startDate}`;
}

/** Reservations whose deadline has passed, the longest waiting first. */
export function listDue(
  db: Queryable,
  deadline: Deadline,
  now: Temporal.Instant,
  page: DuePage,
): Promise<DueRow[]> {
  const { columns, condition, order } = duePage(page, dueColumn(deadline), reservations.id);
  return db
    .select(columns)
    .from(reservations)
    .where(and(isDue(deadline, now), condition))
    .orderBy(...order)
    .limit(page.limit);
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

function dueColumn(deadline: Deadline) {
  switch (deadline) {
    case 'answer':
      return reservations.answerBy;
    case 'payment':
      return reservations.payBy;
    case 'arrival':
      return reservations.arrivalDetailsFrom;
    case 'check-out':
    case 'no-show':
      return reservations.endsAt;
    case 'release':
      return reservations.releaseAt;
    case 'instalment':
      return reservations.instalmentAt;
    case 'deposit':
      return reservations.depositReturnAt;
  }
}

function isDue(deadline: Deadline, now: Temporal.Instant): SQL | undefined {
  const { status, answerBy, payBy, paidAt, arrivalDetailsFrom, endsAt } = reservations;
  const { releaseAt, instalmentAt, depositReturnAt } = reservations;
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
    case 'release':
      return lte(releaseAt, now);
    case 'instalment':
      return lte(instalmentAt, now);
    case 'deposit':
      return lte(depositReturnAt, now);
  }
}

/** A listing whose stored rate differs from its host's current count. */
interface StaleRate extends HostAnswers {
  readonly id: string;
}

/**
 * Hosts of listings, in the order of their ids.
 *
 * @param after only those behind this one
 */
export async function listHosts(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ hostId: listings.hostId })
    .from(listings)
    .where(after === null ? undefined : gt(listings.hostId, after))
    .orderBy(listings.hostId)
    .limit(limit);
  return rows.map(({ hostId }) => hostId);
}

/**
 * Counts how many requests of the last `ANSWER_RATE_DAYS` days each host answered. Requests that
 * guests withdrew before an answer don't count, nor does what no host was asked for. A check-in code is created
 * when a request is approved, so it shows which of the cancelled ones were answered.
 *
 * @returns the listings of some hosts whose stored rate differs, by id
 */
export function listStaleRates(
  db: Queryable,
  now: Temporal.Instant,
  hosts: readonly string[] | 'all',
): Promise<StaleRate[]> {
  const isOne = (hostId: SQL) =>
    hosts === 'all' ? sql`true` : sql`${hostId} = any(${sql.param(hosts)}::uuid[])`;
  const since = now.subtract({ hours: 24 * ANSWER_RATE_DAYS }).toString();
  return queryRows<StaleRate>(
    db,
    sql`
      with counted as (
        select host_id, count(*)::integer as requests,
          (count(*) filter (where status <> 'expired'))::integer as answers
        from reservation
        where ${isOne(sql`host_id`)} and created_at >= ${since}::timestamptz
          and ${inArray(reservations.kind, kindsWith('payment', 'on-approval'))} and not is_instant
          and (status in ('declined', 'expired') or check_in_code is not null)
        group by host_id
      )
      select l.id, coalesce(c.requests, 0) as requests, coalesce(c.answers, 0) as answers
      from listing l
      left join counted c on c.host_id = l.host_id
      where ${isOne(sql`l.host_id`)} and l.deleted_at is null
        and (l.host_requests, l.host_answers)
          is distinct from (coalesce(c.requests, 0), coalesce(c.answers, 0))
      order by l.id`,
  );
}

/** Writes the counts into the rows of listings, where pages and the default order use them. */
export async function writeRates(tx: Queryable, rates: readonly StaleRate[]): Promise<void> {
  await tx.execute(sql`
    with given as (
      select l.id, g.requests, g.answers
      from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
        as g (id uuid, requests integer, answers integer)
      join listing l on l.id = g.id
      order by l.id
      for update of l
    )
    update listing l
    set host_requests = given.requests, host_answers = given.answers
    from given
    where l.id = given.id`);
}
