import { sql } from 'drizzle-orm';
import type { LedgerDifference } from '#domain/ledger.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * The differences between the ledger and payouts, as one statement: on its way is what is queued,
 * at the provider is missing what was sent and not taken back, and hosts lack as much as both.
 */
export const PAYOUT_DIFFERENCES = `
  with entry as (
    select e.account, e.amount
    from ledger_entry e
    join ledger_transfer t on t.id = e.transfer_id
    where t.kind in ('payout', 'paid-out', 'payout-refused', 'payout-reversed')
  ),
  part as (
    select
      coalesce(sum(amount) filter (where status = 'queued'), 0) as queued,
      coalesce(sum(amount) filter (where status = 'sent'), 0) - coalesce(sum(reversed), 0) as sent
    from payout_part
  ),
  compared as (
    select 'payouts on their way' as what, -queued as expected,
      (select coalesce(sum(amount), 0) from entry where account = 'clearing') as found
    from part
    union all
    select 'payouts at the provider', -sent,
      (select coalesce(sum(amount), 0) from entry where account = 'provider')
    from part
    union all
    select 'payouts of hosts', queued + sent,
      (select coalesce(sum(amount), 0) from entry where account = 'host')
    from part
    union all
    select 'payout ' || p.id, p.amount, sum(part.amount)
    from payout p
    join payout_part part on part.payout_id = p.id
    group by p.id
    having p.amount <> sum(part.amount)
  )
  select what, expected::text as expected, found::text as found
  from compared where expected <> found`;

/** Compares the ledger with payouts; empty where all is right. */
export async function checkPayouts(db: Queryable): Promise<LedgerDifference[]> {
  const rows = await queryRows<{ what: string; expected: string; found: string }>(
    db,
    sql.raw(PAYOUT_DIFFERENCES),
  );
  return rows.map(({ what, expected, found }) => ({
    what,
    expected: Number(expected),
    found: Number(found),
  }));
}
