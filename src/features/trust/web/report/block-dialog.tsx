import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { blockPerson } from '../../contract/addresses.gen.ts';

/** Blocks a person, after saying what that means. */
export default function BlockDialog({ parameters, onClose }: DialogProps<'block-person'>) {
  const { id, name } = parameters;
  const { t } = useLingui();
  const router = useRouter();
  const { busy, failure, send } = useSending();

  async function block() {
    const done = await send(() => call(blockPerson, { params: { id }, body: {} }));
    if (done === null) return;
    showToast('success', t`This person is blocked.`);
    onClose();
    await router.invalidate();
  }

  return (
    <Dialog
      title={
        <Trans>
          Block <bdi>{name}</bdi>?
        </Trans>
      }
      onClose={onClose}
      busy={busy}
      unsaved={false}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void block()}>
            <Trans>Block</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <Trans>You can't write to each other or send each other requests any more.</Trans>
          </li>
          <li>
            <Trans>
              Reservations you've agreed on continue, and you can still write about them.
            </Trans>
          </li>
          <li>
            <Trans>They aren't told. You can undo this in your account.</Trans>
          </li>
        </ul>
        <FailureNote failure={failure} />
      </div>
    </Dialog>
  );
}
