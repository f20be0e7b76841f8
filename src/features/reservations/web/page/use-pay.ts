import { toDollars } from '#domain/money.ts';
import { call } from '#platform/web/api/client.ts';
import { startPayment } from '../../contract/addresses.gen.ts';
import type { ReservationRow } from '../../contract.ts';
import { useAttempt } from '../dialogs/use-attempt.ts';

/** Starts the payment of the amount due and opens the checkout. */
export function usePay({ id, due }: Pick<ReservationRow, 'id' | 'due'>) {
  const { busy, refusal, attempt } = useAttempt();
  const pay = () =>
    attempt(async () => {
      const { url } = await call(startPayment, {
        params: { id },
        body: { totalPrice: toDollars(due) },
      });
      window.location.assign(url);
    });
  return { busy, refusal, pay: () => void pay() };
}
