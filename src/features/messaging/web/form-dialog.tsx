import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import type { SendingFailure } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** As placeholders are written into a text; the same in every language. */
export const [GUEST, DATES, CODE] = ['{guest}', '{dates}', '{code}'];

/** The form of a text that a list of texts opens, and that leads back to it. */
export function FormDialog({
  title,
  busy,
  failure,
  unsaved,
  onClose,
  onBack,
  onSubmit,
  children,
}: {
  title: ReactNode;
  busy: boolean;
  failure: SendingFailure | null;
  unsaved: boolean;
  onClose(): void;
  onBack(): void;
  onSubmit(): void;
  children: ReactNode;
}) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      busy={busy}
      unsaved={unsaved}
      size="medium"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid gap-4"
      >
        {children}
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
