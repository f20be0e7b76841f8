import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkToCopy } from '#platform/web/ui/link-to-copy.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { shareWishlist, unshareWishlist } from '../../contract/addresses.gen.ts';

/** The link of a list: made, copied, revoked. */
export function ShareSection({
  id,
  link,
  onChange,
}: {
  id: string;
  link: string | null;
  onChange(link: string | null): void;
}) {
  const { t } = useLingui();
  const { busy, failure, send } = useSending();
  const [isRevoking, setRevoking] = useState(false);
  const params = { id };

  async function make() {
    const made = await send(() => call(shareWishlist, { params }));
    if (made !== null) onChange(made.link);
  }

  async function revoke() {
    const done = await send(() => call(unshareWishlist, { params }));
    if (done === null) return;
    setRevoking(false);
    onChange(null);
    showToast('success', t`Link revoked`);
  }

  return (
    <section
      aria-labelledby="share-list"
      className="grid max-w-3xl gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 id="share-list" className="font-bold text-xl">
        <Trans>Share this list</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          Anyone with the link sees the list, your notes and your first name. Friends who are logged
          in can vote with hearts.
        </Trans>
      </p>
      {isRevoking ? null : <FailureNote failure={failure} />}
      {link === null ? (
        <Button look="secondary" busy={busy} className="sm:w-fit" onClick={() => void make()}>
          <Trans>Create link</Trans>
        </Button>
      ) : (
        <>
          <LinkToCopy label={<Trans>List link</Trans>} url={link} />
          <Button look="danger" className="sm:w-fit" onClick={() => setRevoking(true)}>
            <Trans>Revoke link</Trans>
          </Button>
        </>
      )}
      {isRevoking ? (
        <ConfirmDialog busy={busy} onYes={() => void revoke()} onClose={() => setRevoking(false)}>
          <p>
            <Trans>The link no longer works. You can create a new one at any time.</Trans>
          </p>
          <FailureNote failure={failure} />
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
