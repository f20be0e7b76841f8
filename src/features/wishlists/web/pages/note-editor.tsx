import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { WISHLIST_NOTE } from '#domain/wishlists.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { noteWishlistEntry } from '../../contract/addresses.gen.ts';

/** The note about a listing, while its owner writes it. */
export function NoteEditor({
  params,
  note,
  onSaved,
  onCancel,
}: {
  /** The entry, as the API names it. */
  params: { readonly id: string; readonly listingId: string };
  note: string;
  onSaved(note: string): void;
  onCancel(): void;
}) {
  const { i18n, t } = useLingui();
  const [typed, setTyped] = useState(note);
  const { busy, failure, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const max = i18n.number(WISHLIST_NOTE.max);

  async function save(event: FormEvent) {
    event.preventDefault();
    const body = { note: typed };
    const done = await send(() => call(noteWishlistEntry, { params, body }));
    if (done !== null) onSaved(typed.trim());
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid gap-3">
      <TextAreaField
        label={<Trans>Note</Trans>}
        hint={t`Anyone with the list's link can read it. Up to ${max} characters.`}
        value={typed}
        maxLength={WISHLIST_NOTE.max}
        disabled={busy}
        error={failure?.fields.note}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button look="secondary" disabled={busy} onClick={onCancel}>
          <Trans context="form">Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
