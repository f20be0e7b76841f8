import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { type ManagedPlaceTerms, removeManagedPlace } from '../../contract.ts';
import { failureMessage } from '../hosting/sessions/failure-message.ts';

/** Asks once more before nobody manages a place any more. */
export function RemoveDialog({
  place: { recommendationId: id, name },
  onDone,
  onClose,
}: {
  place: ManagedPlaceTerms;
  onDone(): void;
  onClose(): void;
}) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await call(removeManagedPlace, { params: { id }, body: {} });
      showToast('success', t`Nobody manages ${name} any more.`);
      onDone();
    } catch (error) {
      showToast('error', failureMessage(error, i18n));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={<Trans>Let nobody manage {name}?</Trans>}
      size="medium"
      busy={busy}
      onClose={onClose}
      unsaved={false}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      }
    >
      <p>
        <Trans>
          Hosts set their own terms there from now on. Experiences that are listed keep theirs until
          their hosts change them.
        </Trans>
      </p>
    </Dialog>
  );
}
