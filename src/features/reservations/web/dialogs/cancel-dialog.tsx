import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CLAIM_HOURS } from '#domain/resolutions.ts';
import { stepAt } from '#market/booking/index.web.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { cancelReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { Money } from '../money/money.tsx';
import { amountDueLater } from '../money/next-instalment.ts';
import { placeClock } from '../time/place-clock.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Cancellation with its refund (spec 1 §2.6, §4.4). For a stay that has begun it is an early
 * departure, which only the guest can start.
 */
export default function CancelDialog({ parameters, onClose }: DialogProps<'cancel'>) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { reservation, readAt } = parameters;
  const isLeaving = reservation.status === 'checked-in';

  async function cancel() {
    const params = { id: reservation.id };
    const done = await attempt(async () => {
      await call(cancelReservation, { params, body: {} });
    });
    if (!done) return;
    showToast('success', isLeaving ? t`You've left early.` : t`Reservation cancelled!`);
    await router.invalidate();
    onClose();
  }

  return (
    <ConfirmDialog busy={busy} onYes={() => void cancel()} onClose={onClose}>
      <p className="text-lg">
        {isLeaving ? (
          <Trans>You want to leave early</Trans>
        ) : (
          <Trans>You want to cancel this reservation</Trans>
        )}
      </p>
      <p className="font-semibold">
        <ListingTitle listing={reservation.listing} />
      </p>
      {isLeaving ? (
        <p>
          <Trans>
            Your stay ends now. The remaining nights are released, and you'll lose access to the
            address and wifi details.
          </Trans>
        </p>
      ) : null}
      <RefundNow reservation={reservation} readAt={readAt} />
      <RefusalNote refusal={refusal} />
    </ConfirmDialog>
  );
}

function RefundNow({ reservation, readAt }: { reservation: ReservationDetails; readAt: string }) {
  const { paid, refunded, refundNow, refunds, viewer, guest, depositLater } = reservation;
  const held = paid - refunded;
  if (held <= 0) {
    return (
      <p className="rounded-xl bg-sunken px-4 py-3">
        <Trans>Nothing has been paid, so cancelling is free.</Trans>
      </p>
    );
  }
  const kept = held - refundNow - depositLater;
  const until = stepAt(refunds, readAt)?.until ?? null;
  return (
    <div className="grid gap-1 rounded-xl bg-pine-tint px-4 py-3">
      <p className="font-semibold text-lg">
        {viewer === 'guest' ? (
          <Trans>
            You'll be refunded <Money amount={refundNow} />
          </Trans>
        ) : (
          <Trans>
            <Money amount={refundNow} /> will be refunded to {guest.name}
          </Trans>
        )}
      </p>
      {depositLater > 0 ? (
        <p className="text-sm">
          <Trans>
            The deposit of <Money amount={depositLater} /> is refunded within {CLAIM_HOURS} hours,
            unless the host claims part of it.
          </Trans>
        </p>
      ) : null}
      {kept > 0 ? (
        <p className="text-sm">
          <Trans>
            <Money amount={kept} /> of the <Money amount={held} /> paid is non-refundable.
          </Trans>
        </p>
      ) : null}
      {amountDueLater(reservation) > 0 ? (
        <p className="text-sm">
          <Trans>Later payments won't be charged.</Trans>
        </p>
      ) : null}
      {viewer === 'guest' && until !== null ? (
        <p className="text-sm">
          <Trans>
            Valid until <ReaderMoment at={until} {...placeClock(reservation)} readAt={readAt} />.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}
