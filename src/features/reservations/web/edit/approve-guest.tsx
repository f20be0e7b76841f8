import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ListingTitle } from '#market/page/late.web.ts';
import { call } from '#platform/web/api/client.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { Money } from '../money/money.tsx';
import { CustomerProfile } from '../page/customer-profile.tsx';

/** The host sees the guest, and approves (spec 1 §4.3). */
export function ApproveGuest({
  reservation,
  onClose,
}: {
  reservation: ReservationDetails;
  readAt: string;
  onClose(): void;
}) {
  const { t } = useLingui();
  const router = useRouter();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const { id, guest, customer, startDate, endDate, total, listing } = reservation;

  async function approve() {
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body: { status: 'approved' } });
    });
    if (!done) return;
    showToast('success', t`Reservation Approved`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Approve {guest.name}</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={false}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-60 text-soft text-sm">
              {total === 0 ? (
                <Trans>There's nothing to pay, so the stay is confirmed right away.</Trans>
              ) : (
                <Trans>{guest.name} then has 24 hours to pay. The dates stay on hold.</Trans>
              )}
            </p>
            <Button busy={busy} onClick={() => void approve()}>
              <Trans>Approve</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-6">
        <p>
          <span className="block font-semibold">
            <ListingTitle listing={listing} />
          </span>
          <span className="text-soft">
            <DayRange start={startDate} end={endDate} />
            <span>{' · '}</span>
            <Money amount={total} />
          </span>
        </p>
        {customer === null ? null : <CustomerProfile customer={customer} />}
      </div>
    </Dialog>
  );
}
