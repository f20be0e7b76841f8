import { Trans } from '@lingui/react/macro';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationRow } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { Money } from '../money/money.tsx';
import { usePay } from '../page/use-pay.ts';
import { groupOf } from './group-rows.ts';

/** The one thing that a trip asks of its guest, where it asks something. */
export function TripAction({
  reservation,
  readAt,
}: {
  reservation: ReservationRow;
  readAt: string;
}) {
  const { busy, refusal, pay } = usePay(reservation);
  const { id, due, listing } = reservation;
  if (groupOf(reservation, 'guest', readAt) !== 'todo') return null;
  return (
    // Over the link that the whole card is.
    <div className="relative z-10 mt-2 grid gap-2 justify-self-start">
      {due > 0 ? (
        <Button busy={busy} onClick={pay}>
          <span>
            <Trans>
              Pay <Money amount={due} />
            </Trans>
          </span>
        </Button>
      ) : (
        <Button
          onPointerEnter={() => preloadDialog('check-in')}
          onFocus={() => preloadDialog('check-in')}
          onClick={() =>
            openDialog('check-in', { actionId: id, kind: listing.kind, viewer: 'guest' })
          }
        >
          <Trans>Check in</Trans>
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  );
}
