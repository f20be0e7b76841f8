import { type SQL, sql } from 'drizzle-orm';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { MovementKind } from '#platform/server/payments/movements.ts';
import type { Payout } from './payouts.ts';

/** Money that the provider has moved, by our rows. */
export interface OwnMovement {
  readonly id: string;
  /** The provider's id of it; null where we were never told. */
  readonly reference: string | null;
  readonly amount: number;
  /** When we began it; the provider begins it later. */
  readonly createdAt: Temporal.Instant;
}

/** The movements by our rows, each a table of `OwnMovement` and `provider`. */
const OWN_MOVEMENTS: Readonly<Record<MovementKind, SQL>> = {
  payment: sql`
    select id, provider_reference as reference, coalesce(captured, amount) as amount, created_at,
      provider
    from payment
    where status = 'paid' and (hold is null or hold = 'captured')`,
  refund: sql`
    select f.id, f.provider_refund as reference, f.amount, f.created_at, p.provider
    from refund f
    join payment p on p.id = f.payment_id
    where f.status = 'done' and not f.is_uncaptured`,
  transfer: sql`
    select part.id, part.provider_transfer as reference, part.amount - part.reversed as amount,
      p.created_at, p.provider
    from payout_part part
    join payout p on p.id = part.payout_id
    where part.status = 'sent'`,
};

async function listOwn(
  db: Queryable,
  kind: MovementKind,
  provider: Payout['provider'],
  condition: SQL,
): Promise<OwnMovement[]> {
  const rows = await queryRows<Omit<OwnMovement, 'createdAt'> & { createdAt: unknown }>(
    db,
    sql`
      select id, reference, amount, created_at as "createdAt"
      from (${OWN_MOVEMENTS[kind]}) moved
      where provider = ${provider} and ${condition}
      order by created_at, id`,
  );
  return rows.map((row) => ({ ...row, createdAt: toInstant(row.createdAt) }));
}

/** Those of these ids that were moved. */
export async function findOwnMovements(
  db: Queryable,
  kind: MovementKind,
  provider: Payout['provider'],
  ids: readonly string[],
): Promise<Map<string, OwnMovement>> {
  const named = sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const rows = await listOwn(db, kind, provider, named);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The movements that we began from one instant to before another. */
export function listOwnMovements(
  db: Queryable,
  kind: MovementKind,
  provider: Payout['provider'],
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<OwnMovement[]> {
  const begun = sql`created_at >= ${from.toString()}::timestamptz
    and created_at < ${until.toString()}::timestamptz`;
  return listOwn(db, kind, provider, begun);
}
