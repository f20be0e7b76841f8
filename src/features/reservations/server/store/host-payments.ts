import { and, lte, type SQL, sql } from 'drizzle-orm';
import type { HostPaymentFacts } from '#domain/host-payment-release.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { payments } from '../tables.ts';

/** Money that a host paid for a listing and that is still held. */
export interface WaitingHostPayment extends HostPaymentFacts {
  readonly id: string;
  readonly listingId: string;
  readonly kind: ListingKind;
  readonly listingTitle: string;
  /** The manager of the place, whose it will be. */
  readonly payeeId: string;
  /** Cents above 0. */
  readonly amount: number;
}

async function listWaiting(db: Queryable, condition: SQL): Promise<WaitingHostPayment[]> {
  const rows = await queryRows<
    Omit<WaitingHostPayment, 'session' | 'deletedAt'> &
      Record<'deletedAt' | 'startsAt' | 'endsAt', unknown>
  >(
    db,
    sql`
      select p.id, l.id as "listingId", l.kind, l.title as "listingTitle", p.payee_id as "payeeId",
        p.amount, l.deleted_at as "deletedAt", first.starts_at as "startsAt",
        first.ends_at as "endsAt"
      from payment p
      join listing l on l.id = p.listing_id
      left join lateral (
        select s.starts_at, s.ends_at
        from listing_session s
        where s.listing_id = l.id and s.status = 'scheduled' and s.starts_at >= p.paid_at
        order by s.starts_at
        limit 1
      ) first on true
      where p.release_at is not null and ${condition}
      order by p.release_at, p.id`,
  );
  return rows.map(({ deletedAt, startsAt, endsAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt === null ? null : toInstant(deletedAt),
    session:
      startsAt === null ? null : { startsAt: toInstant(startsAt), endsAt: toInstant(endsAt) },
  }));
}

/** The host payments that will be a person's. */
export function listHostPaymentsFor(db: Queryable, payeeId: string): Promise<WaitingHostPayment[]> {
  return listWaiting(db, sql`p.payee_id = ${payeeId}`);
}

/** One that is due to be looked at; null when there is nothing to do any more. */
export async function findDueHostPayment(
  tx: Queryable,
  id: string,
  now: Temporal.Instant,
): Promise<WaitingHostPayment | null> {
  const due = sql`p.id = ${id} and p.release_at <= ${now.toString()}::timestamptz`;
  return (await listWaiting(tx, due))[0] ?? null;
}

/** The host payments that are due to be looked at, the longest waiting first. */
export async function listDueHostPayments(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<(DueRow & { readonly listingId: string })[]> {
  const { columns, condition, order } = duePage(page, payments.releaseAt, payments.id);
  const rows = await db
    .select({ ...columns, listingId: payments.listingId })
    .from(payments)
    .where(and(lte(payments.releaseAt, now), condition))
    .orderBy(...order)
    .limit(page.limit);
  return rows.flatMap(({ listingId, ...row }) => (listingId === null ? [] : { ...row, listingId }));
}
