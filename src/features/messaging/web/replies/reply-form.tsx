import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SAVED_REPLY_TITLE } from '#domain/saved-replies.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { addSavedReply, changeSavedReply } from '../../contract/addresses.gen.ts';
import { MESSAGE_LENGTH } from '../../contract/limits.ts';
import type { SavedReply } from '../../contract.ts';
import { CODE, DATES, FormDialog, GUEST } from '../form-dialog.tsx';

/** Writes a reply, or changes one. */
export function ReplyForm({
  reply,
  onClose,
  onBack,
  onSaved,
}: {
  /** Null for a new one. */
  reply: SavedReply | null;
  onClose(): void;
  /** Leads back to the list. */
  onBack(): void;
  onSaved(): void;
}) {
  const { t } = useLingui();
  const keyFor = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [title, setTitle] = useState(reply?.title ?? '');
  const [text, setText] = useState(reply?.text ?? '');
  const isUnsaved = title !== (reply?.title ?? '') || text !== (reply?.text ?? '');

  async function submit() {
    const missing = {
      ...(title.trim() === '' ? { title: t`Enter a title.` } : {}),
      ...(text.trim() === '' ? { text: t`Enter the reply.` } : {}),
    };
    if (Object.keys(missing).length > 0) {
      setFailure({ message: t`Please check the highlighted fields.`, fields: missing });
      return;
    }
    const body = { title, text };
    const saved = await send<object>(() =>
      reply === null
        ? call(addSavedReply, { body }, { idempotencyKey: keyFor(body) })
        : call(changeSavedReply, { params: { id: reply.id }, body }),
    );
    if (saved === null) return;
    showToast('success', t`Reply saved`);
    onSaved();
  }

  return (
    <FormDialog
      title={reply === null ? <Trans>New reply</Trans> : <Trans>Edit reply</Trans>}
      onClose={onClose}
      busy={busy}
      failure={failure}
      unsaved={isUnsaved}
      onBack={onBack}
      onSubmit={() => void submit()}
    >
      <TextField
        name="title"
        label={<Trans>Title</Trans>}
        hint={<Trans>Only you see it.</Trans>}
        dir="auto"
        maxLength={SAVED_REPLY_TITLE.max}
        autoComplete="off"
        value={title}
        disabled={busy}
        error={failure?.fields.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        name="text"
        label={<Trans>Reply</Trans>}
        hint={
          <Trans>
            <span translate="no">{GUEST}</span> becomes your guest's first name,{' '}
            <span translate="no">{DATES}</span> the dates, <span translate="no">{CODE}</span> the
            check-in code.
          </Trans>
        }
        dir="auto"
        rows={7}
        maxLength={MESSAGE_LENGTH}
        value={text}
        disabled={busy}
        error={failure?.fields.text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
