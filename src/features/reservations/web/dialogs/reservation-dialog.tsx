import { Trans } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ApproveGuest } from '../edit/approve-guest.tsx';
import { EditDates } from '../edit/edit-dates.tsx';

/** The guest's change of dates or the host's approval (spec 1 §4.3); action id 0 only closes. */
export default function ReservationDialog({ parameters, onClose }: DialogProps<'reservation'>) {
  const { actionId, status, reservation, readAt } = parameters;
  if (actionId === 0 || reservation === null) {
    return (
      <Dialog
        unsaved={false}
        title={<Trans>Reservation</Trans>}
        onClose={onClose}
        footer={
          <div className="flex justify-end">
            <Button look="secondary" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </div>
        }
      >
        <p className="text-soft">
          <Trans>There's nothing to do here right now.</Trans>
        </p>
      </Dialog>
    );
  }
  const View = status === 'Update' ? EditDates : ApproveGuest;
  return <View reservation={reservation} readAt={readAt} onClose={onClose} />;
}
