import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { addNote } from '../../contract/addresses.gen.ts';
import { NOTE_LENGTH } from '../../contract/limits.ts';
import type { ConsolePerson } from '../../contract.ts';
import { Part, When } from '../parts.tsx';

/** Notes of staff about a person, and a field for more. */
export function PersonNotes({ person: { id, notes, deletedAt } }: { person: ConsolePerson }) {
  const { t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [text, setText] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { text };
    const done = await send(() =>
      call(addNote, { params: { id }, body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (done === null) return;
    setText('');
    showToast('success', t`Note saved`);
    await router.invalidate();
  }

  return (
    <Part title={<Trans>Notes</Trans>}>
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-0.5 rounded-card bg-sunken px-4 py-3 text-sm">
            <p dir="auto" className="whitespace-pre-line break-words">
              {note.text}
            </p>
            <p className="flex flex-wrap gap-x-3 text-soft">
              <bdi>{note.author.name}</bdi>
              <When at={note.at} />
            </p>
          </li>
        ))}
      </ul>
      {deletedAt === null ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
          <TextAreaField
            label={<Trans>A note for other staff</Trans>}
            hint={<Trans>The person gets it with their export.</Trans>}
            rows={2}
            maxLength={NOTE_LENGTH}
            value={text}
            disabled={busy}
            error={failure?.fields.text}
            onChange={({ target }) => setText(target.value)}
          />
          <FailureNote failure={failure} />
          <div>
            <Button type="submit" look="secondary" busy={busy}>
              <Trans>Save the note</Trans>
            </Button>
          </div>
        </form>
      ) : null}
    </Part>
  );
}
