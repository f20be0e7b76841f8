import { hostPaymentReleaseAt, nextHostPaymentStep } from '#domain/host-payment-release.ts';
import { releaseEntries } from '#domain/ledger.ts';
import { lockListing } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import {
  findDueHostPayment,
  listDueHostPayments,
  listHostPaymentsFor,
  type WaitingHostPayment,
} from '../store/host-payments.ts';
import { lockPayment, patchPayment } from '../store/payments.ts';
import { postTransfer } from '../store/transfers.ts';
import { inOwnTransaction, type UnitOfWork } from '../unit-of-work.ts';
import { returnMoney } from './refunds.ts';

/** Job that gives what hosts paid for listings to the managers of their places. */
export function releaseHostPaymentsJob(services: Services): JobHandler<never> {
  return dueJob(services, {
    name: 'reservations.release-host-payments',
    cron: '* * * * *',
    list: (page) => listDueHostPayments(services.database.main, services.now(), page),
    seeTo: ({ id, listingId }) =>
      inOwnTransaction(services, (work) => settleHostPayment(work, id, listingId)),
  });
}

/** Does what is due about a host's payment, and notes when to look again. */
async function settleHostPayment(work: UnitOfWork, id: string, listingId: string): Promise<void> {
  const { db, now } = work;
  // In the order in which payments are recorded.
  await lockListing(db, listingId);
  await lockPayment(db, id);
  const payment = await findDueHostPayment(db, id, now);
  if (payment === null) return;
  const step = nextHostPaymentStep(payment, now);
  await patchPayment(db, id, { releaseAt: step.kind === 'wait' ? step.nextAt : null });
  if (step.kind === 'return') await returnMoney(work, { listingId }, payment.amount);
  if (step.kind === 'release') await postRelease(work, payment);
}

/** All of it is the manager's: our fee is part of what guests pay. */
async function postRelease(
  { db, now }: UnitOfWork,
  { id, listingId, payeeId, amount }: WaitingHostPayment,
): Promise<void> {
  await postTransfer(db, {
    key: `release:host-payment:${id}`,
    kind: 'release',
    listingId,
    at: now,
    entries: releaseEntries(listingId, payeeId, { host: amount, platform: 0 }),
  });
}

/** Money that a host paid for a listing and that will be its place's manager's. */
export interface UnreleasedHostPayment
  extends Pick<WaitingHostPayment, 'id' | 'listingId' | 'kind' | 'listingTitle' | 'amount'> {
  /** When, as planned now; null while no session is planned. */
  readonly at: Temporal.Instant | null;
}

/** The payments of hosts that will be a manager's. */
export async function listUnreleasedHostPayments(
  db: Queryable,
  managerId: string,
  now: Temporal.Instant,
): Promise<UnreleasedHostPayment[]> {
  const waiting = await listHostPaymentsFor(db, managerId);
  return waiting
    .filter((payment) => nextHostPaymentStep(payment, now).kind !== 'return')
    .map((payment) => ({ ...payment, at: hostPaymentReleaseAt(payment) }));
}
