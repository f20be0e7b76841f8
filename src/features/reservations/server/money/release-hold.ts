import { refundEntries } from '#domain/ledger.ts';
import type { Services } from '#platform/server/services.ts';
import {
  getPaymentSubject,
  listRefundsOfPayment,
  lockPayment,
  markUncaptured,
  type Payment,
  patchPayment,
} from '../store/payments.ts';
import { postTransfer } from '../store/transfers.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';

/**
 * Releases the hold of a payment that goes back as a whole. Of one that goes back in part, less is
 * taken later.
 *
 * @throws Error when the provider can't do it now, or the money is just being taken; the job retries
 */
export async function releaseRefunded(services: Services, paymentId: string): Promise<void> {
  const payment = await inOwnTransaction(services, (work) => beginRelease(work, paymentId));
  if (payment === null) return;
  const { providerReference } = payment;
  if (providerReference === null) throw new Error(`payment ${paymentId} has no reference`);
  await services.payments.releaseHold({ paymentId, providerReference });
  await inOwnTransaction(services, async (work) => {
    const locked = await lockPayment(work.db, paymentId);
    if (locked?.hold !== 'releasing') return;
    await settleUncaptured(work, locked);
    await patchPayment(work.db, paymentId, { hold: 'released', captured: 0 });
  });
}

/** @returns null where there is nothing to release */
async function beginRelease({ db }: UnitOfWork, paymentId: string): Promise<Payment | null> {
  const payment = await lockPayment(db, paymentId);
  switch (payment?.hold) {
    case 'capturing':
      throw new Error(`payment ${paymentId} is just being taken`);
    case 'releasing':
      return payment;
    case 'held': {
      const { sum } = await listRefundsOfPayment(db, paymentId);
      if (sum < payment.amount) return null;
      await patchPayment(db, paymentId, { hold: 'releasing' });
      return payment;
    }
    default:
      return null;
  }
}

/**
 * Marks the waiting refunds of a payment as done, since that money was never taken.
 *
 * @param payment as locked in this transaction
 * @returns cents that go back or went back of it
 */
export async function settleUncaptured(
  { db, now }: UnitOfWork,
  payment: Pick<Payment, 'id' | 'reservationId' | 'listingId'>,
): Promise<number> {
  const { sum, queued } = await listRefundsOfPayment(db, payment.id);
  for (const { id, amount } of queued) {
    await markUncaptured(db, id, now);
    await postTransfer(db, {
      key: `refund:${id}`,
      kind: 'refund',
      ...getPaymentSubject(payment),
      at: now,
      entries: refundEntries(amount, 'card'),
    });
  }
  return sum;
}
