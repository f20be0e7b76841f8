import { Trans } from '@lingui/react/macro';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { namesApart } from './names-apart.ts';

/** Says over a page that another account is signed in than the page was opened as. */
export default function AccountChangedDialog({
  parameters: { person, other, onAnswer },
}: DialogProps<'account-changed'>) {
  const [name, otherName] = namesApart(person, other);
  return (
    <Dialog
      title={<Trans>You're now logged in as {otherName}</Trans>}
      focus="title"
      unsaved={false}
      onClose={() => onAnswer('stay')}
    >
      <div className="grid gap-5">
        <div className="grid gap-3">
          <p>
            <Trans>
              This page was opened as {name}. Until you log in as {name} again, nothing on it can be
              sent or saved.
            </Trans>
          </p>
          <p className="text-soft">
            <Trans>
              What you entered is still here and isn't shared with {otherName}. Reloading the page
              discards it.
            </Trans>
          </p>
        </div>
        <div className="grid gap-3">
          <Button wide onClick={() => onAnswer('reload')}>
            <Trans>Reload as {otherName}</Trans>
          </Button>
          <Button look="secondary" wide onClick={() => onAnswer('log-in')}>
            <Trans>Log in as {name}</Trans>
          </Button>
          <Button look="quiet" wide onClick={() => onAnswer('stay')}>
            <Trans>Keep this page open</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
