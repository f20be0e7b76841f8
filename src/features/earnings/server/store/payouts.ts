import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PayoutSource } from '#domain/payout-parts.ts';
import { payments, reservations } from '#features/reservations/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { payoutParts, payouts } from '../tables.ts';

export type Payout = typeof payouts.$inferSelect;

/**
 * Hosts who can be paid out now: their account takes money, they have at least `min` cents, none is
 * on its way, and nothing was made since.
 */
export async function listPayable(
  db: Queryable,
  {
    provider,
    min,
    since,
  }: {
    readonly provider: Payout['provider'];
    readonly min: number;
    readonly since: Temporal.Instant;
  },
  page: DuePage,
): Promise<DueRow[]> {
  // All are due alike: the accounts follow each other by their age.
  const {
    columns,
    condition = sql`true`,
    order,
  } = duePage(page, sql`a.created_at`, sql`a.user_id`);
  return queryRows<DueRow>(
    db,
    sql`
      select ${columns.due} as due, ${columns.id} as id
      from payout_account a
      cross join lateral (
        select -coalesce(sum(e.amount), 0) as amount
        from ledger_entry e
        where e.account = 'host' and e.owner_id = a.user_id
      ) balance
      where a.provider = ${provider} and a.status = 'ready' and balance.amount >= ${min}
        and not exists (
          select from payout p
          where p.host_id = a.user_id
            and (p.status = 'queued' or p.created_at > ${since.toString()}::timestamptz)
        )
        and ${condition}
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit}`,
  );
}

/** A host's money in cents; below zero when they owe. */
export async function loadBalance(db: Queryable, hostId: string): Promise<number> {
  const [row] = await queryRows<{ amount: string }>(
    db,
    sql`select -coalesce(sum(amount), 0) as amount from ledger_entry
      where account = 'host' and owner_id = ${hostId}`,
  );
  return Number(row?.amount ?? 0);
}

/** The payments that a host's money came with, the oldest first. */
export async function listSources(
  db: Queryable,
  hostId: string,
  provider: Payout['provider'],
): Promise<PayoutSource[]> {
  const rows = await queryRows<{
    paymentId: string;
    ownerId: string;
    ofHost: string;
    left: string;
  }>(
    db,
    sql`
      with released as (
        select coalesce(reservation_id, listing_id) as owner_id, sum(amount) as amount
        from host_entry
        where host_id = ${hostId} and coalesce(reservation_id, listing_id) is not null
        group by 1
        having sum(amount) > 0
      ),
      source as (
        select p.id, p.paid_at, r.owner_id, r.amount as released, p.amount,
          coalesce((select sum(f.amount) from refund f where f.payment_id = p.id), 0) as returned,
          coalesce((
            select sum(part.amount - part.reversed) from payout_part part
            where part.payment_id = p.id and part.status <> 'refused'
          ), 0) as paid_out
        from released r
        join payment p on p.reservation_id = r.owner_id or p.listing_id = r.owner_id
        where p.status = 'paid' and (p.hold is null or p.hold = 'captured')
          and p.provider = ${provider}
      )
      select id as "paymentId", owner_id as "ownerId",
        released - sum(paid_out) over (partition by owner_id) as "ofHost",
        amount - returned - paid_out as "left"
      from source
      order by paid_at, id`,
  );
  return rows.map(({ paymentId, ownerId, ofHost, left }) => ({
    paymentId,
    ownerId,
    ofHost: Number(ofHost),
    left: Number(left),
  }));
}

/** @param parts whose sum is the payout's amount */
export async function insertPayout(
  tx: Queryable,
  values: Omit<typeof payouts.$inferInsert, 'id' | 'status'>,
  parts: readonly { readonly paymentId: string; readonly amount: number }[],
): Promise<Payout> {
  const [payout] = await tx
    .insert(payouts)
    .values({ ...values, status: 'queued' })
    .returning();
  if (payout === undefined) throw new Error('no payout was written');
  await tx
    .insert(payoutParts)
    .values(parts.map((part) => ({ ...part, payoutId: payout.id, status: 'queued' as const })));
  return payout;
}

export async function lockPayout(tx: Queryable, id: string): Promise<Payout | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row ?? null;
}

/** The payout that is on its way to a host; null without one. */
export async function findQueuedPayout(db: Queryable, hostId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.hostId, hostId), eq(payouts.status, 'queued')));
  return row?.id ?? null;
}

/** A part of a payout, with what its provider needs to move it. */
export interface PayoutPart {
  readonly id: string;
  readonly payoutId: string;
  readonly amount: number;
  readonly reversed: number;
  readonly status: 'queued' | 'sent' | 'refused';
  readonly providerReference: string | null;
  /** The reservation's key; null for a listing that its host paid for. */
  readonly key: string | null;
  readonly listingId: string | null;
}

const PART = {
  id: payoutParts.id,
  payoutId: payoutParts.payoutId,
  amount: payoutParts.amount,
  reversed: payoutParts.reversed,
  status: payoutParts.status,
  providerReference: payments.providerReference,
  key: reservations.key,
  listingId: payments.listingId,
};

export function listParts(db: Queryable, payoutId: string): Promise<PayoutPart[]> {
  return db
    .select(PART)
    .from(payoutParts)
    .innerJoin(payments, eq(payments.id, payoutParts.paymentId))
    .leftJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(payoutParts.payoutId, payoutId))
    .orderBy(asc(payoutParts.id));
}

/** The payout of a part; null for a part that isn't ours. */
export async function findPayoutOfPart(db: Queryable, partId: string): Promise<string | null> {
  const [row] = await db
    .select({ payoutId: payoutParts.payoutId })
    .from(payoutParts)
    .where(eq(payoutParts.id, partId));
  return row?.payoutId ?? null;
}

export async function patchPart(
  tx: Queryable,
  id: string,
  patch: Partial<Omit<typeof payoutParts.$inferInsert, 'id' | 'payoutId' | 'paymentId' | 'amount'>>,
): Promise<void> {
  await tx.update(payoutParts).set(patch).where(eq(payoutParts.id, id));
}

export async function endPayout(
  tx: Queryable,
  id: string,
  status: 'sent' | 'failed',
  endedAt: Temporal.Instant,
): Promise<void> {
  await tx.update(payouts).set({ status, endedAt }).where(eq(payouts.id, id));
}

/** Payouts that have been on their way since before `before`: their job has given up. */
export async function listStuck(
  db: Queryable,
  before: Temporal.Instant,
  page: DuePage,
): Promise<DueRow[]> {
  const { columns, condition, order } = duePage(page, payouts.createdAt, payouts.id);
  return db
    .select(columns)
    .from(payouts)
    .where(and(eq(payouts.status, 'queued'), lt(payouts.createdAt, before), condition))
    .orderBy(...order)
    .limit(page.limit);
}

/** A host's payouts with the amount that their account has, the newest first. */
export async function listPayouts(
  db: Queryable,
  hostId: string,
  limit: number,
): Promise<(Pick<Payout, 'id' | 'status' | 'createdAt' | 'endedAt'> & { amount: number })[]> {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.hostId, hostId))
    .orderBy(desc(payouts.createdAt), desc(payouts.id))
    .limit(limit);
  const parts = await db
    .select({ payoutId: payoutParts.payoutId, amount: sql<number>`sum(amount - reversed)::int` })
    .from(payoutParts)
    .where(
      and(
        inArray(
          payoutParts.payoutId,
          rows.map(({ id }) => id),
        ),
        inArray(payoutParts.status, ['queued', 'sent']),
      ),
    )
    .groupBy(payoutParts.payoutId);
  const amounts = new Map(parts.map(({ payoutId, amount }) => [payoutId, amount]));
  return rows.map((row) => ({ ...row, amount: amounts.get(row.id) ?? row.amount }));
}

/** A person's payouts, for the export of their data. */
export function exportPayouts(db: Queryable, userId: string): Promise<unknown> {
  const { amount, status, createdAt, endedAt, provider } = payouts;
  return db
    .select({ amount, status, createdAt, endedAt, provider })
    .from(payouts)
    .where(eq(payouts.hostId, userId))
    .orderBy(createdAt, payouts.id);
}
