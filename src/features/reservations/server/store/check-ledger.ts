import { sql } from 'drizzle-orm';
import type { LedgerAccount, LedgerDifference } from '#domain/ledger.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Differences that are listed of each rule; more have the same cause. */
const LISTED = 20;

/** The sum of each account that has entries, in cents; debits are positive. */
export async function loadBalances(db: Queryable): Promise<Map<LedgerAccount, number>> {
  const rows = await queryRows<{ account: LedgerAccount; amount: string }>(
    db,
    sql`select account, sum(amount)::text as amount from ledger_entry group by account`,
  );
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** Transfers of guests' money; others move money between us, hosts and the provider. */
const OF_GUESTS = `t.kind in ('payment', 'capture', 'refund', 'return')`;

/** Whether the money of a payment `p` is with us, and not held on a card. */
const IS_WITH_US = `(p.hold is null or p.hold = 'captured')`;

/**
 * The differences, as one statement, so that it sees all of a transaction or nothing of it:
 *
 * - each transfer adds up to 0;
 * - of guests' money, at the provider is what was paid less what was sent back, on cards what is held
 *   less what no longer is, and in clearing what is on its way back;
 * - for each reservation, and for each listing that its host pays for, paid less refunded is what is held, the deposit, and what was released;
 * - nothing that is held, and no deposit, is below zero;
 * - the copies of each host's entries have their sum.
 */
export const LEDGER_DIFFERENCES = `
  with sums as materialized (
    select t.reservation_id, t.listing_id,
      -sum(e.amount) filter (where e.account in ('held', 'deposit', 'host', 'platform')) as ours,
      sum(e.amount) filter (where e.account = 'provider' and ${OF_GUESTS}) as provider,
      sum(e.amount) filter (where e.account = 'card') as card,
      sum(e.amount) filter (where e.account = 'clearing' and ${OF_GUESTS}) as clearing
    from ledger_entry e
    join ledger_transfer t on t.id = e.transfer_id
    group by t.reservation_id, t.listing_id
  ),
  with_us as (
    select owner_id, account, -sum(amount) as amount
    from ledger_entry
    where account in ('held', 'deposit', 'host')
    group by owner_id, account
  ),
  copied as (
    select host_id, sum(amount) as amount from host_entry group by host_id
  ),
  for_reservation as (
    select reservation_id, sum(ours) as amount
    from sums where reservation_id is not null group by reservation_id
  ),
  for_listing as (
    select listing_id, sum(ours) as amount
    from sums where listing_id is not null group by listing_id
  ),
  paid_for_listing as (
    select p.listing_id,
      sum(p.amount - coalesce((select sum(f.amount) from refund f where f.payment_id = p.id), 0))
        as amount
    from payment p
    where p.listing_id is not null and p.status = 'paid'
    group by p.listing_id
  ),
  money as (
    select
      (select coalesce(sum(amount), 0) from payment p where status = 'paid' and ${IS_WITH_US}) as paid,
      (select coalesce(sum(amount), 0) from payment p where status = 'paid' and not ${IS_WITH_US})
        as on_cards,
      (
        select coalesce(sum(f.amount), 0) from refund f join payment p on p.id = f.payment_id
        where f.status = 'done' and ${IS_WITH_US}
      ) as sent,
      (
        select coalesce(sum(f.amount), 0) from refund f join payment p on p.id = f.payment_id
        where f.status = 'done' and not ${IS_WITH_US}
      ) as let_go,
      (select coalesce(sum(amount), 0) from refund where status = 'queued') as queued,
      (select coalesce(sum(provider), 0) from sums) as provider,
      (select coalesce(sum(card), 0) from sums) as card,
      (select coalesce(sum(clearing), 0) from sums) as clearing
  ),
  difference as (
    (
      select 'transfer ' || transfer_id as what, 0 as expected, sum(amount) as found
      from ledger_entry group by transfer_id having sum(amount) <> 0 limit ${LISTED}
    )
    union all
    select 'account provider', paid - sent, provider from money where paid - sent <> provider
    union all
    select 'account card', on_cards - let_go, card from money where on_cards - let_go <> card
    union all
    select 'account clearing', -queued, clearing from money where -queued <> clearing
    union all
    (
      select 'reservation ' || r.id, r.paid - r.refunded, coalesce(f.amount, 0)
      from reservation r
      left join for_reservation f on f.reservation_id = r.id
      where r.paid - r.refunded <> coalesce(f.amount, 0)
      limit ${LISTED}
    )
    union all
    (
      select 'listing ' || p.listing_id, p.amount, coalesce(f.amount, 0)
      from paid_for_listing p
      left join for_listing f on f.listing_id = p.listing_id
      where p.amount <> coalesce(f.amount, 0)
      limit ${LISTED}
    )
    union all
    (
      select account || ' of ' || owner_id, 0, amount
      from with_us where account <> 'host' and amount < 0 limit ${LISTED}
    )
    union all
    (
      select 'copies of host ' || coalesce(h.owner_id, c.host_id), coalesce(h.amount, 0),
        coalesce(c.amount, 0)
      from (select owner_id, amount from with_us where account = 'host') h
      full join copied c on c.host_id = h.owner_id
      where coalesce(h.amount, 0) <> coalesce(c.amount, 0)
      limit ${LISTED}
    )
  )
  select what, expected::text as expected, found::text as found from difference`;

/**
 * Compares the ledger with payments, refunds and reservations.
 *
 * @returns the differences; empty where all is right
 */
export async function checkLedger(db: Queryable): Promise<LedgerDifference[]> {
  const rows = await queryRows<{ what: string; expected: string; found: string }>(
    db,
    sql.raw(LEDGER_DIFFERENCES),
  );
  return rows.map(({ what, expected, found }) => ({
    what,
    expected: Number(expected),
    found: Number(found),
  }));
}
