import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for confirmation of something that can't be undone (spec 1 §2.6). */
export function ConfirmDialog({
  busy,
  forbidden = false,
  onYes,
  onClose,
  children,
}: {
  /** While it is being done. */
  busy: boolean;
  /** Whether it can't be done now, as the text then explains. */
  forbidden?: boolean;
  onYes(): void;
  onClose(): void;
  /** Description of the action. */
  children: ReactNode;
}) {
  const textId = useId();
  return (
    <Dialog
      title={<Trans>Are You Sure?</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={false}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>No</Trans>
          </Button>
          <Button
            look="danger"
            busy={busy}
            disabled={forbidden}
            aria-describedby={textId}
            onClick={onYes}
          >
            <Trans>Yes</Trans>
          </Button>
        </div>
      }
    >
      <div id={textId} className="grid gap-4">
        {children}
      </div>
    </Dialog>
  );
}
