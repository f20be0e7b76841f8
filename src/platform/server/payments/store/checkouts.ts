import { and, asc, eq, getTableColumns, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import type { RowRange } from '../sandbox-pages.ts';
import { sandboxCheckouts, sandboxRefunds } from '../tables.ts';

/** A checkout, or a charge of the card that one kept. */
export type SandboxPayment = typeof sandboxCheckouts.$inferSelect;
type NewSandboxPayment = typeof sandboxCheckouts.$inferInsert;

/** Adds a checkout or a charge, or returns the existing one of its payment. */
export async function addCheckout(
  db: Queryable,
  checkout: NewSandboxPayment,
): Promise<SandboxPayment> {
  await db
    .insert(sandboxCheckouts)
    .values(checkout)
    .onConflictDoNothing({ target: sandboxCheckouts.paymentId });
  const kept = await findByPayment(db, checkout.paymentId);
  if (kept === undefined) throw new Error(`no checkout for payment ${checkout.paymentId}`);
  return kept;
}

/** The checkout or the charge of a payment. */
export async function findByPayment(
  db: Queryable,
  paymentId: string,
): Promise<SandboxPayment | undefined> {
  const [found] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.paymentId, paymentId));
  return found;
}

export async function findCheckout(db: Queryable, id: string): Promise<SandboxPayment | undefined> {
  const [found] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return found;
}

/** As `findCheckout`, and locks it until the transaction ends. */
export async function lockCheckout(tx: Queryable, id: string): Promise<SandboxPayment | undefined> {
  const [found] = await tx
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.id, id))
    .for('update');
  return found;
}

/** @param card the kept card, of a paid checkout that keeps one */
export async function setCheckoutStatus(
  tx: Queryable,
  id: string,
  status: SandboxPayment['status'],
  card: SandboxPayment['card'] = null,
): Promise<void> {
  await tx.update(sandboxCheckouts).set({ status, card }).where(eq(sandboxCheckouts.id, id));
}

/** @param captured cents that were taken; null of a hold that is released */
export async function endHold(
  tx: Queryable,
  id: string,
  status: 'paid' | 'released',
  captured: number | null = null,
): Promise<void> {
  await tx.update(sandboxCheckouts).set({ status, captured }).where(eq(sandboxCheckouts.id, id));
}

/** Whether a refund of this id is recorded. */
export async function hasRefund(tx: Queryable, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: sandboxRefunds.id })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.id, id));
  return found.length > 0;
}

/** Cents refunded on a checkout so far. */
export async function refundedOn(tx: Queryable, checkoutId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(sandboxRefunds.amount) })
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.checkoutId, checkoutId));
  return Number(row?.total ?? 0);
}

export async function addRefund(
  tx: Queryable,
  refund: typeof sandboxRefunds.$inferInsert,
): Promise<void> {
  await tx.insert(sandboxRefunds).values(refund);
}

/** Rows of a table with a time and an id that are in a range, in that order. */
export function isInRange(
  table: { readonly createdAt: PgColumn; readonly id: PgColumn },
  { from, to, after }: RowRange,
): SQL | undefined {
  return and(
    gte(table.createdAt, from),
    lt(table.createdAt, to),
    after === null
      ? undefined
      : sql`(${table.createdAt}, ${table.id}) > (${after.createdAt}::timestamptz, ${after.id})`,
  );
}

/** The paid checkouts and charges of a range, with what was taken of those that were held. */
export function listPaid(db: Queryable, range: RowRange): Promise<SandboxPayment[]> {
  const { captured, amount } = sandboxCheckouts;
  return db
    .select({
      ...getTableColumns(sandboxCheckouts),
      amount: sql<number>`coalesce(${captured}, ${amount})`.mapWith(amount),
    })
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.status, 'paid'), isInRange(sandboxCheckouts, range)))
    .orderBy(asc(sandboxCheckouts.createdAt), asc(sandboxCheckouts.id))
    .limit(range.limit);
}

/** The refunds of a range. */
export function listSandboxRefunds(
  db: Queryable,
  range: RowRange,
): Promise<(typeof sandboxRefunds.$inferSelect)[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(isInRange(sandboxRefunds, range))
    .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.id))
    .limit(range.limit);
}
