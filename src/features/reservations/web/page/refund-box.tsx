import { Trans } from '@lingui/react/macro';
import { RefundTimeline } from '#market/booking/index.web.ts';
import type { ReservationDetails } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { placeClock } from '../time/place-clock.ts';
import { Box } from './box.tsx';

const CAN_STILL_CANCEL: readonly ReservationDetails['status'][] = [
  'pending',
  'approved',
  'checked-in',
];

/** The cancellation policy agreed on, as a timeline with amounts. */
export function RefundBox({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  readAt: string;
}) {
  const { policy, refunds, quote, status, viewer, may } = reservation;
  const { total, paid, refunded, refundNow } = reservation;
  // A stay that costs nothing has no refund.
  if (!CAN_STILL_CANCEL.includes(status) || (total === 0 && paid === 0)) return null;
  return (
    <Box
      title={
        viewer === 'guest' ? (
          <Trans>If you cancel: {policy.label}</Trans>
        ) : (
          <Trans>If the guest cancels: {policy.label}</Trans>
        )
      }
    >
      <p className="text-soft">{policy.summary}</p>
      <RefundTimeline
        kind={reservation.listing.kind}
        refunds={refunds}
        paid={paid > 0 ? paid - refunded : quote.total}
        deposit={quote.deposit}
        {...placeClock(reservation)}
        now={readAt}
      />
      {paid === 0 ? (
        <p className="text-soft text-sm">
          <Trans>
            These amounts apply once the reservation is paid. Before that, cancelling is free.
          </Trans>
        </p>
      ) : null}
      {viewer === 'host' && may.cancel && paid > 0 ? (
        <p className="rounded-xl bg-sunken px-4 py-3 text-sm">
          <Trans>
            If you cancel, your guest gets a full refund: <Money amount={refundNow} />.
          </Trans>
        </p>
      ) : null}
    </Box>
  );
}
