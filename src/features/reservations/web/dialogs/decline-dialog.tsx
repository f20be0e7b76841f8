import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { updateReservation } from '../../contract/addresses.gen.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useAttempt } from './use-attempt.ts';

/** The host declines, with a reason for the guest. */
export default function DeclineDialog({ parameters, onClose }: DialogProps<'decline'>) {
  const { t } = useLingui();
  const router = useRouter();
  const formId = useId();
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });
  const [reason, setReason] = useState('');
  const { id, guest } = parameters.reservation;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = await attempt(async () => {
      await call(updateReservation, { params: { id }, body: { status: 'declined', reason } });
    });
    if (!done) return;
    showToast('success', t`Reservation declined`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Decline this request?</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={reason.trim() !== ''}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Keep request</Trans>
          </Button>
          <Button look="danger" type="submit" form={formId} busy={busy}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p>
          <Trans>The dates become available again, and {guest.name} isn't charged.</Trans>
        </p>
        <TextAreaField
          label={<Trans>Reason</Trans>}
          hint={<Trans>{guest.name} will see this. A line is enough, or leave it blank.</Trans>}
          maxLength={500}
          value={reason}
          disabled={busy}
          onChange={({ target }) => setReason(target.value)}
        />
        <RefusalNote refusal={refusal} />
      </form>
    </Dialog>
  );
}
