import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isRemovable } from '#domain/permissions.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { deleteListing } from '../../contract/addresses.gen.ts';

/** Deleting a listing (spec 1 §2.6, §4.5, §8); on refusal it shows the reason and stays open. */
export default function DeleteDialog({ parameters, onClose }: DialogProps<'delete'>) {
  const { t } = useLingui();
  const { openReservations } = parameters;
  const forbidden = !isRemovable(parameters);
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    setReason(null);
    try {
      await call(deleteListing, { params: { id: parameters.actionId } });
      showToast('success', t`Listing deleted!`);
      await router.invalidate();
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setReason(error.problem.message);
      else if (error instanceof OfflineError) {
        setReason(t`We couldn't reach the server. Check your connection and try again.`);
      }
      showToast('error', t`Something went wrong.`);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog busy={busy} forbidden={forbidden} onYes={() => void remove()} onClose={onClose}>
      <p className="text-lg">
        <Trans>
          You want to delete <ListingTitle listing={parameters} />
        </Trans>
      </p>
      {forbidden ? (
        <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger">
          <Plural
            value={openReservations}
            one="You can't delete it yet: # reservation is still open."
            other="You can't delete it yet: # reservations are still open."
          />{' '}
          <Link to="/reservations" onClick={onClose} className="underline underline-offset-4">
            <Trans>See reservations</Trans>
          </Link>
        </p>
      ) : reason === null ? (
        <p className="text-soft">
          <Trans>No one will be able to find or reserve it. Past reservations are kept.</Trans>
        </p>
      ) : null}
      <div role="alert">
        {reason === null ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{reason}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
