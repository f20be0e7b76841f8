import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { type HostReservationRow, showReservation } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';

type Answer = 'approve' | 'decline';

/** The answers that a request waits for, each with its dialog: the host sees first who asks. */
export function InboxAnswers({
  reservation: { id, guest, may },
}: {
  reservation: HostReservationRow;
}) {
  const { t } = useLingui();
  const { busy, refusal, attempt } = useAttempt();
  const [asked, setAsked] = useState<Answer | null>(null);
  if (!may.approve && !may.decline) return null;

  // The list doesn't bring what the dialogs tell of the guest, and may be older than the request.
  const answer = (which: Answer) => {
    setAsked(which);
    return attempt(async () => {
      const reservation = await call(showReservation, { params: { id } });
      const readAt = new Date().toISOString();
      if (which === 'decline') openDialog('decline', { reservation });
      else openDialog('reservation', { actionId: id, status: 'approved', reservation, readAt });
    });
  };
  const ahead = (name: 'reservation' | 'decline') => ({
    onPointerEnter: () => preloadDialog(name),
    onFocus: () => preloadDialog(name),
  });
  return (
    <div className="relative z-10 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {may.approve ? (
          <Button
            {...ahead('reservation')}
            aria-label={t`Approve ${guest.name}`}
            busy={busy && asked === 'approve'}
            disabled={busy}
            onClick={() => void answer('approve')}
          >
            <Trans>Approve</Trans>
          </Button>
        ) : null}
        {may.decline ? (
          <Button
            look="secondary"
            {...ahead('decline')}
            aria-label={t`Decline ${guest.name}`}
            busy={busy && asked === 'decline'}
            disabled={busy}
            onClick={() => void answer('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        ) : null}
      </div>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
