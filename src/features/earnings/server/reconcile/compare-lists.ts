import { is } from 'valibot';
import { idSchema } from '#platform/contract/schemas.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type {
  Movement,
  MovementPage,
  MovementRequest,
} from '#platform/server/payments/movements.ts';
import type { NewDifference, ProviderList } from '../store/differences.ts';
import { findOwnMovements, listOwnMovements } from '../store/movements.ts';

/** The movements to compare: those that were begun from `from` on, and before `until`. */
interface Window {
  readonly from: Temporal.Instant;
  readonly until: Temporal.Instant;
  readonly now: Temporal.Instant;
}

/** Hours that the provider's clock may differ from ours. */
const CLOCK_HOURS = 1;

/**
 * Compares a list of a provider with our rows. Each movement there must have a row here that names
 * it, with its amount; and each row here a movement there. A row is older than its movement, so the
 * provider's list is read until now, although only what was begun before `until` is compared.
 *
 * @param list a page of the provider's
 * @returns the differences, each movement once
 * @throws Problem `timeout` when the provider can't be reached
 */
export async function compareLists(
  db: Queryable,
  { provider, kind }: ProviderList,
  list: (request: MovementRequest) => Promise<MovementPage>,
  { from, until, now }: Window,
): Promise<NewDifference[]> {
  const differences = new Map<string, NewDifference>();
  const seen = new Set<string>();
  const request = {
    from: from.subtract({ hours: CLOCK_HOURS }),
    to: now.add({ hours: CLOCK_HOURS }),
  };
  let after: string | null = null;
  do {
    const page: MovementPage = await list({ ...request, after });
    const ids = page.movements.flatMap(({ ownId }) => (is(idSchema, ownId) ? [ownId] : []));
    const rows = await findOwnMovements(db, kind, provider, ids);
    for (const { reference, ownId, amount, at } of page.movements) {
      seen.add(reference);
      const row = ownId === null ? undefined : rows.get(ownId);
      const ours = row?.reference === reference ? row.amount : null;
      if (ours !== amount && isWithin(at, { from, until })) {
        differences.set(reference, { reference, ours, theirs: amount, movedAt: at });
      }
    }
    after = page.next;
  } while (after !== null);
  for (const row of await listOwnMovements(db, kind, provider, { from, until })) {
    if (row.reference !== null && seen.has(row.reference)) continue;
    const reference = row.reference ?? row.id;
    differences.set(reference, {
      reference,
      ours: row.amount,
      theirs: null,
      movedAt: row.createdAt,
    });
  }
  return [...differences.values()];
}

function isWithin(at: Movement['at'], { from, until }: Pick<Window, 'from' | 'until'>): boolean {
  return Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, until) < 0;
}
