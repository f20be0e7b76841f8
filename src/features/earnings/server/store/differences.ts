import { and, desc, eq, gte, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import type { MovementKind } from '#platform/server/payments/movements.ts';
import { providerDifferences, reconciliations } from '../tables.ts';
import type { Payout } from './payouts.ts';

export type ProviderDifference = typeof providerDifferences.$inferSelect;
export type NewDifference = Pick<ProviderDifference, 'reference' | 'ours' | 'theirs' | 'movedAt'>;
export type Reconciliation = typeof reconciliations.$inferSelect;

/** One of the provider's lists. */
export interface ProviderList {
  readonly provider: Payout['provider'];
  readonly kind: MovementKind;
}

/** Differences that one statement writes. */
const CHUNK = 500;

/** When a list was compared last; null for the first time. */
export async function findReconciliation(
  db: Queryable,
  { provider, kind }: ProviderList,
): Promise<Reconciliation | null> {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), eq(reconciliations.kind, kind)));
  return row ?? null;
}

export function listReconciliations(db: Queryable): Promise<Reconciliation[]> {
  return db.select().from(reconciliations).orderBy(reconciliations.kind, reconciliations.provider);
}

export async function writeReconciliation(tx: Queryable, row: Reconciliation): Promise<void> {
  const { comparedUntil, endedAt } = row;
  await tx
    .insert(reconciliations)
    .values(row)
    .onConflictDoUpdate({
      target: [reconciliations.provider, reconciliations.kind],
      set: { comparedUntil, endedAt },
    });
}

/** When the money of the earliest open difference moved; null without one. */
export async function findEarliestOpen(
  db: Queryable,
  { provider, kind }: ProviderList,
): Promise<Temporal.Instant | null> {
  const [row] = await db
    .select({ movedAt: providerDifferences.movedAt })
    .from(providerDifferences)
    .where(
      and(
        eq(providerDifferences.provider, provider),
        eq(providerDifferences.kind, kind),
        isNull(providerDifferences.settledAt),
      ),
    )
    .orderBy(providerDifferences.movedAt)
    .limit(1);
  return row?.movedAt ?? null;
}

/**
 * Notes the differences of a comparison. Those that are open and weren't found again, of the same
 * time, are settled.
 */
export async function writeDifferences(
  tx: Queryable,
  { provider, kind }: ProviderList,
  found: readonly NewDifference[],
  { from, until, now }: Readonly<Record<'from' | 'until' | 'now', Temporal.Instant>>,
): Promise<void> {
  for (let start = 0; start < found.length; start += CHUNK) {
    await tx
      .insert(providerDifferences)
      .values(
        found
          .slice(start, start + CHUNK)
          .map((difference) => ({ ...difference, provider, kind, foundAt: now })),
      )
      .onConflictDoUpdate({
        target: [
          providerDifferences.provider,
          providerDifferences.kind,
          providerDifferences.reference,
        ],
        targetWhere: sql`settled_at is null`,
        set: { ours: sql`excluded.ours`, theirs: sql`excluded.theirs` },
      });
  }
  const references = found.map(({ reference }) => reference);
  await tx
    .update(providerDifferences)
    .set({ settledAt: now })
    .where(
      and(
        eq(providerDifferences.provider, provider),
        eq(providerDifferences.kind, kind),
        isNull(providerDifferences.settledAt),
        gte(providerDifferences.movedAt, from),
        lt(providerDifferences.movedAt, until),
        references.length === 0
          ? undefined
          : notInArray(
              providerDifferences.reference,
              tx
                .select({ reference: sql<string>`value` })
                .from(sql`jsonb_array_elements_text(${JSON.stringify(references)}::jsonb)`),
            ),
      ),
    );
}

/** The open differences and those settled since, the newest first. */
export function listDifferences(
  db: Queryable,
  settledSince: Temporal.Instant,
  limit: number,
): Promise<ProviderDifference[]> {
  return db
    .select()
    .from(providerDifferences)
    .where(
      or(isNull(providerDifferences.settledAt), gte(providerDifferences.settledAt, settledSince)),
    )
    .orderBy(
      sql`${providerDifferences.settledAt} is not null`,
      desc(providerDifferences.foundAt),
      desc(providerDifferences.id),
    )
    .limit(limit);
}
