import type { Queryable } from '#platform/server/database/database.ts';
import type { PaymentEvent } from '#platform/server/payments/payments.ts';
import type { BookableKinds } from './kinds.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { recordPayment } from './use-cases/record-payment.ts';

/** Takes events of the sandbox checkout, each in the transaction of the call that made it. */
export function makeDeliverPayment(kinds: BookableKinds) {
  return (
    tx: Queryable,
    event: PaymentEvent,
    { now, services }: Pick<UnitOfWork, 'now' | 'services'>,
  ): Promise<void> => recordPayment({ db: tx, now, services }, event, kinds);
}
