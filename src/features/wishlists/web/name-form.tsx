import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { WISHLIST_NAME } from '#domain/wishlists.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import type { SendingFailure } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';

/** A list's name with its buttons; an empty one is refused at the field. */
export function NameForm({
  name,
  label,
  submit,
  busy,
  failure,
  isOpened = false,
  onSave,
  onCancel,
}: {
  /** To begin with. */
  name: string;
  label: ReactNode;
  /** Text of the button that saves it. */
  submit: ReactNode;
  busy: boolean;
  failure: SendingFailure | null;
  /** Whether the button that opened the form is gone. */
  isOpened?: boolean;
  onSave(name: string): void;
  onCancel?: () => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus();
  }, [isOpened]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') onSave(typed);
  };
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-3">
      <TextField
        label={label}
        value={typed}
        maxLength={WISHLIST_NAME.max}
        disabled={busy}
        error={isEmpty ? t`Enter a name.` : failure?.fields.name}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {onCancel === undefined ? null : (
          <Button look="secondary" disabled={busy} onClick={onCancel}>
            <Trans context="form">Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
