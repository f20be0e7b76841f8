import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { payments, refunds, reservations } from '../tables.ts';

/** A checkout at the payment provider. */
export type Payment = typeof payments.$inferSelect;
export type PaymentPatch = Partial<Omit<Payment, 'id' | 'reservationId' | 'listingId' | 'amount'>>;
/** The subject of a payment: a reservation, paid by its guest, or a listing, paid by its host. */
export type PaymentSubject = { readonly reservationId: string } | { readonly listingId: string };
export type NewPayment = PaymentSubject &
  Omit<typeof payments.$inferInsert, 'id' | 'status' | 'reservationId' | 'listingId'>;
/** A refund to be sent, with the data that the provider needs. */
export interface RefundToSend {
  readonly id: string;
  /** Of these one is set: the subject of the payment. */
  readonly reservationId: string | null;
  readonly listingId: string | null;
  readonly amount: number;
  readonly status: 'queued' | 'done';
  readonly provider: 'stripe' | 'sandbox';
  readonly providerReference: string | null;
  /** Its payment, and how far a hold of that has come; null where nothing is held. */
  readonly paymentId: string;
  readonly hold: Payment['hold'];
}

export async function insertPayment(tx: Queryable, values: NewPayment): Promise<Payment> {
  const [row] = await tx
    .insert(payments)
    .values({ ...values, status: 'open' })
    .returning();
  if (row === undefined) throw new Error('no payment was written');
  return row;
}

/** The subject of a stored payment. */
export function getPaymentSubject({
  reservationId,
  listingId,
}: Pick<Payment, 'reservationId' | 'listingId'>): PaymentSubject {
  if (reservationId !== null) return { reservationId };
  if (listingId !== null) return { listingId };
  throw new Error('a payment is for a reservation or for a listing');
}

function isFor(subject: PaymentSubject): SQL {
  return 'reservationId' in subject
    ? eq(payments.reservationId, subject.reservationId)
    : eq(payments.listingId, subject.listingId);
}

/** Reads a payment to find its subject; lock that first, then the payment for its current state. */
export async function loadPayment(db: Queryable, id: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** Loads and locks a payment until the transaction ends. */
export async function lockPayment(tx: Queryable, id: string): Promise<Payment | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row ?? null;
}

/** Checkouts that may still be paid. */
export function listOpenPayments(db: Queryable, subject: PaymentSubject): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(isFor(subject), eq(payments.status, 'open')))
    .orderBy(desc(payments.createdAt));
}

export async function patchPayment(db: Queryable, id: string, patch: PaymentPatch): Promise<void> {
  await db.update(payments).set(patch).where(eq(payments.id, id));
}

/** The latest payment of a reservation whose checkout kept the card; null without one. */
export async function findCardKeeper(
  db: Queryable,
  reservationId: string,
  provider: Payment['provider'],
): Promise<{ providerReference: string; listingTitle: string } | null> {
  const [row] = await db
    .select({
      providerReference: payments.providerReference,
      listingTitle: reservations.listingTitle,
    })
    .from(payments)
    .innerJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(
      and(
        eq(payments.reservationId, reservationId),
        eq(payments.status, 'paid'),
        eq(payments.provider, provider),
        eq(payments.isCharge, false),
        isNotNull(payments.providerReference),
      ),
    )
    .orderBy(desc(payments.paidAt))
    .limit(1);
  if (row === undefined || row.providerReference === null) return null;
  return { ...row, providerReference: row.providerReference };
}

/** Payments with the part of each that isn't refunded yet, in cents; the newest first. */
export async function listRefundable(
  db: Queryable,
  subject: PaymentSubject,
): Promise<{ paymentId: string; left: number }[]> {
  return db
    .select({
      paymentId: payments.id,
      // Written as SQL, since the builder omits table names when it selects from one table.
      left: sql<number>`(payment.amount - coalesce((
        select sum(refund.amount) from refund where refund.payment_id = payment.id
      ), 0))::int`,
    })
    .from(payments)
    .where(and(isFor(subject), eq(payments.status, 'paid')))
    .orderBy(desc(payments.paidAt), desc(payments.id));
}

export async function insertRefund(
  tx: Queryable,
  values: { paymentId: string; amount: number; createdAt: Temporal.Instant },
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
      reservationId: payments.reservationId,
      listingId: payments.listingId,
      amount: refunds.amount,
      status: refunds.status,
      provider: payments.provider,
      providerReference: payments.providerReference,
      paymentId: payments.id,
      hold: payments.hold,
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

/** The payments of a reservation whose money is held on a card. */
export function listHeld(db: Queryable, reservationId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), eq(payments.hold, 'held')))
    .orderBy(payments.createdAt, payments.id);
}

/** The refunds of a payment: cents of all, and those that wait to be sent. */
export async function listRefundsOfPayment(
  tx: Queryable,
  paymentId: string,
): Promise<{ sum: number; queued: { id: string; amount: number }[] }> {
  const rows = await tx
    .select({ id: refunds.id, amount: refunds.amount, status: refunds.status })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(refunds.createdAt, refunds.id);
  return {
    sum: rows.reduce((sum, { amount }) => sum + amount, 0),
    queued: rows.filter(({ status }) => status === 'queued'),
  };
}

/** Marks a refund of money that was never taken. */
export async function markUncaptured(
  tx: Queryable,
  id: string,
  doneAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(refunds)
    .set({ status: 'done', isUncaptured: true, doneAt })
    .where(eq(refunds.id, id));
}

/** Whether money of a reservation is still held on a card, or just being taken. */
export async function hasHold(db: Queryable, reservationId: string): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.reservationId, reservationId), inArray(payments.hold, ['held', 'capturing'])),
    )
    .limit(1);
  return found.length > 0;
}

/** Cents of a reservation on cards: held, and held once but never taken. */
export interface OnCards {
  readonly held: number;
  readonly uncaptured: number;
}

/** Money that is or was on cards, by reservation; those without any are missing. */
export async function loadOnCards(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Map<string, OnCards>> {
  if (reservationIds.length === 0) return new Map();
  const returned = sql`(
    select coalesce(sum(refund.amount), 0) from refund where refund.payment_id = payment.id
  )`;
  const rows = await db
    .select({
      id: payments.reservationId,
      held: sql<number>`coalesce(sum(payment.amount - ${returned})
        filter (where payment.hold in ('held', 'capturing')), 0)::int`,
      uncaptured: sql<number>`sum((
        select coalesce(sum(refund.amount), 0) from refund
        where refund.payment_id = payment.id and refund.is_uncaptured
      ))::int`,
    })
    .from(payments)
    .where(and(inArray(payments.reservationId, [...reservationIds]), isNotNull(payments.hold)))
    .groupBy(payments.reservationId);
  return new Map(rows.flatMap(({ id, ...sums }) => (id === null ? [] : [[id, sums] as const])));
}
