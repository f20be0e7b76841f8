import type { Queryable } from '#platform/server/database/database.ts';
import type { PaymentEvent } from '#platform/server/payments/payments.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { recordPayment } from './use-cases/record-payment.ts';

/** Takes an event of the sandbox checkout, in the transaction of the call that made it. */
export function deliverPayment(
  tx: Queryable,
  event: PaymentEvent,
  { now, services }: Pick<UnitOfWork, 'now' | 'services'>,
): Promise<void> {
  return recordPayment({ db: tx, now, services }, event);
}
