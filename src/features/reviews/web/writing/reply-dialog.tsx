import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { firstName } from '#domain/first-name.ts';
import { REVIEW_LENGTHS } from '#domain/reviewing.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { replyToReview } from '../../contract/addresses.gen.ts';

/** The host answers a review in public, once. */
export default function ReplyDialog({ parameters, onClose }: DialogProps<'reply-to-review'>) {
  const { reviewId, guestName } = parameters;
  const { t } = useLingui();
  const router = useRouter();
  const formId = useId();
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [text, setText] = useState('');
  const guest = guestName === '' ? t`your guest` : firstName(guestName);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setFailure({
        message: t`Please check the highlighted fields.`,
        fields: { text: t`Write a reply first.` },
      });
      return;
    }
    const body = { text };
    const done = await send(() =>
      call(
        replyToReview,
        { params: { id: reviewId }, body },
        { idempotencyKey: getIntentKey(body) },
      ),
    );
    if (done === null) return;
    showToast('success', t`Reply published`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Reply to {guest}'s review</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={text.trim() !== ''}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            <Trans>Publish reply</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextAreaField
          label={<Trans>Your reply</Trans>}
          hint={<Trans>Everyone can read it below the review. You can reply once.</Trans>}
          rows={5}
          maxLength={REVIEW_LENGTHS.reply}
          value={text}
          disabled={busy}
          error={failure?.fields.text}
          onChange={({ target }) => setText(target.value)}
        />
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
