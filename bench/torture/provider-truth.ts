import type { Execute, Violations } from '#entry/resilience/testing/call.ts';
import type { Provider } from './provider.ts';

interface Moved {
  /** Our own id of it. */
  readonly id: string;
  readonly amount: number;
}

/**
 * Compares what moved at the provider with our rows, once nothing is on its way: each payment,
 * refund and transfer is there once, on both sides, with the same amount.
 */
export async function differsFromProvider(
  execute: Execute,
  { double, accountId }: Provider,
): Promise<Violations> {
  const violations: string[] = [];
  const compare = async (what: string, theirs: readonly Moved[], query: string) => {
    const { rows } = await execute(query);
    const ours = rows.map((row) => ({ id: String(row.id), amount: Number(row.amount) }));
    const known = new Map(ours.map((row) => [row.id, row.amount]));
    const seen = new Set<string>();
    for (const { id, amount } of theirs) {
      if (seen.has(id)) violations.push(`${what} ${id} was made twice at the provider`);
      seen.add(id);
      if (known.get(id) !== amount) {
        violations.push(`${what} ${id}: ${amount} at the provider, ${known.get(id)} here`);
      }
    }
    for (const { id, amount } of ours) {
      if (!seen.has(id)) violations.push(`${what} ${id} of ${amount} is not at the provider`);
    }
  };
  await compare(
    'payment',
    [...double.intents].map(([id, amount]) => ({ id, amount })),
    `select provider_reference as id, amount from payment where status = 'paid'`,
  );
  await compare(
    'refund',
    double.refunds.map(({ metadata, amount }) => ({ id: metadata.refundId ?? '', amount })),
    `select id, amount from refund where status = 'done'`,
  );
  await compare(
    'transfer',
    double.transfers.map(({ metadata, amount, amount_reversed: reversed }) => ({
      id: metadata.transferId ?? '',
      amount: amount - reversed,
    })),
    `select id, amount - reversed as amount from payout_part where status = 'sent'`,
  );
  for (const { destination, id } of double.transfers) {
    if (destination !== accountId) violations.push(`transfer ${id} went to ${destination}`);
  }
  return violations;
}

/** What should have happened by now and has not, and jobs that were given up. */
export async function leftUndone(execute: Execute): Promise<Violations> {
  const { rows } = await execute(
    `select 'refunds to be sent' as what, count(*)::int as left from refund where status = 'queued'
     union all
     select 'parts of payouts to be sent', count(*)::int from payout_part where status = 'queued'
     union all
     select 'releases', count(*)::int from reservation where release_at <= now()
     union all
     select 'deposits', count(*)::int from reservation where deposit_return_at <= now()
     union all
     select 'instalments', count(*)::int from reservation where instalment_at <= now()
     union all
     select 'claims', count(*)::int from deposit_claim where answer_by <= now()
     union all
     select 'problems', count(*)::int from problem_case where due_at <= now()
     union all
     select 'charges', count(*)::int from payment where is_charge and status = 'open'
     union all
     select 'given up: ' || (data ->> 'name') || ' ' || coalesce(output::text, ''), count(*)::int
     from pgboss.job where state in ('cancelled', 'failed') group by 1`,
  );
  return rows
    .filter(({ left }) => Number(left) > 0)
    .map(({ what, left }) => `${left} left undone: ${what}`);
}
