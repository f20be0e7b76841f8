import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReservationDetails } from '../../contract.ts';

type Return = 'done' | 'left';

/**
 * The note after a return from the checkout. The parameter is removed from the address at once, so
 * that neither a reload nor a bookmark shows the note again, and it disappears when the
 * reservation's state changes.
 */
export function PaymentNote({
  payment,
  reservation,
}: {
  /** The page's `payment` parameter. */
  payment: unknown;
  reservation: ReservationDetails;
}) {
  const router = useRouter();
  const [back] = useState(() => ({
    from: parseReturn(payment),
    events: reservation.events.length,
  }));
  useEffect(() => {
    if (payment === undefined) return;
    const { pathname } = router.state.location;
    void router.navigate({ to: pathname, search: {}, replace: true, resetScroll: false });
  }, [payment, router]);

  const words = back.from === null ? null : getPaymentNote(back.from, back.events, reservation);
  if (words === null) return null;
  return (
    <p
      role="status"
      className={words === 'arrived' ? 'font-semibold text-pine' : 'rounded-xl bg-sunken px-4 py-3'}
    >
      {words === 'arrived' ? <Trans>Payment received. Thank you!</Trans> : null}
      {words === 'on-its-way' ? (
        <Trans>Your payment is being processed. It will show up here in a moment.</Trans>
      ) : null}
      {words === 'left' ? <Trans>You left the checkout. Nothing was charged.</Trans> : null}
    </p>
  );
}

function parseReturn(payment: unknown): Return | null {
  return payment === 'done' || payment === 'left' ? payment : null;
}

/**
 * @param eventsThen how many events there were at the return from the checkout
 * @returns null after any later event
 */
export function getPaymentNote(
  from: Return,
  eventsThen: number,
  { due, status, events }: Pick<ReservationDetails, 'due' | 'status' | 'events'>,
): 'arrived' | 'on-its-way' | 'left' | null {
  if (from === 'left') return due > 0 && events.length === eventsThen ? 'left' : null;
  const isPaid = status === 'approved' && due === 0;
  // For seats, the payment confirms them at the same moment.
  if (isPaid) return ['pay', 'confirm'].includes(events.at(-1)?.action ?? '') ? 'arrived' : null;
  return due > 0 && events.length === eventsThen ? 'on-its-way' : null;
}
