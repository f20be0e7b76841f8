import { Trans } from '@lingui/react/macro';
import type { ReservationPage } from '../../contract.ts';

/** What a person reads who comes back from the checkout. */
export function PaymentNote({
  payment,
  reservation,
}: {
  /** The page's `payment` parameter. */
  payment: unknown;
  reservation: ReservationPage;
}) {
  if (payment !== 'done' && payment !== 'left') return null;
  const isPaid = payment === 'done' && reservation.due === 0;
  return (
    <p
      role="status"
      className={`rounded-xl px-4 py-3 ${isPaid ? 'bg-pine-tint text-pine' : 'bg-sunken'}`}
    >
      {isPaid ? <Trans>Thank you, your payment has arrived.</Trans> : null}
      {payment === 'done' && !isPaid ? (
        <Trans>Your payment is being processed. It will show up here in a moment.</Trans>
      ) : null}
      {payment === 'left' ? <Trans>You left the checkout. Nothing was charged.</Trans> : null}
    </p>
  );
}
