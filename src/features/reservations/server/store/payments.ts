import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { payments, refunds } from '../tables.ts';

/** A checkout at the payment provider. */
export type Payment = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'status'>;
export type PaymentPatch = Partial<Omit<Payment, 'id' | 'reservationId' | 'amount'>>;
/** Money on its way back, with what the provider needs to send it. */
export interface RefundToSend {
  readonly id: string;
  readonly amount: number;
  readonly status: 'queued' | 'done';
  readonly provider: 'stripe' | 'sandbox';
  readonly providerReference: string | null;
}

export async function insertPayment(tx: Queryable, values: NewPayment): Promise<Payment> {
  const [row] = await tx
    .insert(payments)
    .values({ ...values, status: 'open' })
    .returning();
  if (row === undefined) throw new Error('no payment was written');
  return row;
}

/** To be read for its reservation; lock that first, then ask again for what it says now. */
export async function loadPayment(db: Queryable, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Checkouts that may still be paid. */
export function listOpenPayments(db: Queryable, reservationId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), eq(payments.status, 'open')))
    .orderBy(desc(payments.createdAt));
}

export async function patchPayment(db: Queryable, id: string, patch: PaymentPatch): Promise<void> {
  await db.update(payments).set(patch).where(eq(payments.id, id));
}

/** Payments with what of each has not gone back yet, in cents; the newest first. */
export async function listRefundable(
  db: Queryable,
  reservationId: string,
): Promise<{ paymentId: string; left: number }[]> {
  return db
    .select({
      paymentId: payments.id,
      // Spelled out, since the builder leaves table names away where it selects from one table.
      left: sql<number>`(payment.amount - coalesce((
        select sum(refund.amount) from refund where refund.payment_id = payment.id
      ), 0))::int`,
    })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

export async function insertRefund(
  tx: Queryable,
  values: { reservationId: string; paymentId: string; amount: number; createdAt: Temporal.Instant },
): Promise<string> {
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, status: 'queued' })
    .returning({ id: refunds.id });
  if (row === undefined) throw new Error('no refund was written');
  return row.id;
}

export async function loadRefund(db: Queryable, id: string): Promise<RefundToSend | null> {
  const [row] = await db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      status: refunds.status,
      provider: payments.provider,
      providerReference: payments.providerReference,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  return row ?? null;
}

export async function markRefundDone(
  db: Queryable,
  id: string,
  providerRefund: string,
  doneAt: Temporal.Instant,
): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'done', providerRefund, doneAt })
    .where(eq(refunds.id, id));
}
