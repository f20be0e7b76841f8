import { sql } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * Whether a person has offered something, also something that is deleted since, or has money as a
 * host.
 */
export async function hasOffered(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await queryRows<{ found: boolean }>(
    db,
    sql`select exists (select from listing where host_id = ${userId})
      or exists (select from ledger_entry where account = 'host' and owner_id = ${userId})
      or exists (select from payment where payee_id = ${userId} and release_at is not null)
      as found`,
  );
  return row?.found === true;
}

/** Money of a host that has left us, in cents. */
export interface PayoutSums {
  readonly underWay: number;
  readonly paidOut: number;
}

/** Money of a host on its way to them, and in their account. */
export async function loadPayoutSums(db: Queryable, hostId: string): Promise<PayoutSums> {
  const [row] = await queryRows<Record<keyof PayoutSums, string>>(
    db,
    sql`
      select
        coalesce(sum(part.amount) filter (where part.status = 'queued'), 0) as "underWay",
        coalesce(sum(part.amount - part.reversed) filter (where part.status = 'sent'), 0)
          as "paidOut"
      from payout p
      join payout_part part on part.payout_id = p.id
      where p.host_id = ${hostId}`,
  );
  return {
    underWay: Number(row?.underWay ?? 0),
    paidOut: Number(row?.paidOut ?? 0),
  };
}

/** A month of a host's money; cents. */
export interface MonthSums {
  /** 'YYYY-MM', by UTC. */
  readonly month: string;
  readonly earned: number;
  readonly taxes: number;
  readonly paidOut: number;
}

/** Money of a host from one listing. */
export interface ListingSum {
  readonly listingId: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly earned: number;
}

/** The money that a host has earned. */
export interface EarnedSums {
  /** Cents that are theirs and still with us. */
  readonly balance: number;
  /** In which money moved, the earliest first. */
  readonly months: readonly MonthSums[];
  /** The most first. */
  readonly listings: readonly ListingSum[];
}

/**
 * The money of a host: in all, by month and by listing. One statement, since all of it is of the
 * same entries, and those of a host may be many.
 *
 * @param since the first month's beginning
 * @param mostListings that are listed
 */
export async function loadEarned(
  db: Queryable,
  hostId: string,
  since: Temporal.Instant,
  mostListings: number,
): Promise<EarnedSums> {
  const [row] = await queryRows<EarnedSums & { balance: string }>(
    db,
    sql`
      with theirs as materialized (
        select amount, kind, at, taxes, listing_id from host_entry where host_id = ${hostId}
      ),
      by_month as (
        select date_trunc('month', at at time zone 'UTC') as begins,
          coalesce(sum(amount) filter (where kind in ('release', 'claim')), 0) as earned,
          coalesce(sum(taxes) filter (where kind = 'release'), 0) as taxes,
          -coalesce(sum(amount) filter (where kind not in ('release', 'claim')), 0) as "paidOut"
        from theirs
        where at >= ${since.toString()}::timestamptz
        group by 1
      ),
      by_listing as (
        select l.id as "listingId", l.kind, l.title, sums.earned
        from (
          select listing_id, sum(amount) as earned
          from theirs
          where kind in ('release', 'claim')
          group by 1
        ) sums
        join listing l on l.id = sums.listing_id
        order by earned desc, l.id
        limit ${mostListings}
      )
      select
        (select coalesce(sum(amount), 0) from theirs)::text as balance,
        (
          select coalesce(json_agg(json_build_object('month', to_char(begins, 'YYYY-MM'),
            'earned', earned, 'taxes', taxes, 'paidOut', "paidOut") order by begins), '[]')
          from by_month
        ) as months,
        (
          select coalesce(json_agg(by_listing order by earned desc, "listingId"), '[]')
          from by_listing
        ) as listings`,
  );
  if (row === undefined) throw new Error('a statement without a condition has one row');
  return { ...row, balance: Number(row.balance) };
}

/** A line of a statement. */
export interface StatementRow {
  readonly at: Temporal.Instant;
  readonly kind: 'release' | 'claim' | 'payout' | 'payout-refused' | 'payout-reversed';
  readonly reservationId: string | null;
  readonly key: string | null;
  readonly listingTitle: string | null;
  /** Cents; above 0 for what came. */
  readonly amount: number;
  readonly taxes: number;
}

/** Movements of a host's money from one instant to before another, in order. */
export async function listStatementRows(
  db: Queryable,
  hostId: string,
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
  limit: number,
): Promise<StatementRow[]> {
  const rows = await queryRows<Omit<StatementRow, 'at'> & { at: unknown }>(
    db,
    sql`
      select e.at, e.kind, r.id as "reservationId", r.key,
        coalesce(r.listing_title, l.title) as "listingTitle", e.amount, e.taxes
      from host_entry e
      left join reservation r on r.id = e.reservation_id
      left join listing l on l.id = e.listing_id
      where e.host_id = ${hostId}
        and e.at >= ${from.toString()}::timestamptz and e.at < ${to.toString()}::timestamptz
      order by e.at, e.entry_id
      limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}

/** A host's balance right before an instant, in cents. */
export async function loadBalanceBefore(
  db: Queryable,
  hostId: string,
  before: Temporal.Instant,
): Promise<number> {
  const [row] = await queryRows<{ amount: string }>(
    db,
    sql`
      select coalesce(sum(amount), 0) as amount
      from host_entry
      where host_id = ${hostId} and at < ${before.toString()}::timestamptz`,
  );
  return Number(row?.amount ?? 0);
}
