import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '#domain/reviewing.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { reportReview } from '../../contract/addresses.gen.ts';
import { FailureNote } from './failure-note.tsx';
import { useSending } from './use-sending.ts';

const REASONS: Readonly<Record<ReportReason, MessageDescriptor>> = {
  offensive: msg`It's offensive or discriminating`,
  private: msg`It gives away private details`,
  false: msg`It's about something that didn't happen`,
  spam: msg`It's advertising or spam`,
  other: msg`Something else`,
};

/** Reports a review to support. */
export default function ReportDialog({ parameters, onClose }: DialogProps<'report-review'>) {
  const { reviewId } = parameters;
  const { i18n, t } = useLingui();
  const formId = useId();
  const name = useId();
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const missing = failure?.fields.reason;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason === null) {
      setFailure({
        message: t`Please check the highlighted fields.`,
        fields: { reason: t`Choose a reason.` },
      });
      return;
    }
    const body = { reason, text };
    const done = await send(() =>
      call(
        reportReview,
        { params: { id: reviewId }, body },
        { idempotencyKey: getIntentKey(body) },
      ),
    );
    if (!done) return;
    showToast('success', t`Thank you. Support will look at it.`);
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Report this review</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={reason !== null || text.trim() !== ''}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            <Trans>Report</Trans>
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <fieldset
          disabled={busy}
          aria-describedby={missing === undefined ? undefined : `${name}-error`}
          className="grid gap-1"
        >
          <legend className="mb-1 font-semibold text-sm">
            <Trans>What's wrong with it?</Trans>
          </legend>
          {REPORT_REASONS.map((each) => (
            <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={name}
                value={each}
                checked={reason === each}
                aria-invalid={missing === undefined ? undefined : true}
                onChange={() => setReason(each)}
                className="size-5 flex-none accent-ember"
              />
              <span>{i18n._(REASONS[each])}</span>
            </label>
          ))}
          {missing === undefined ? null : (
            <p id={`${name}-error`} className="text-danger text-sm">
              {missing}
            </p>
          )}
        </fieldset>
        <TextAreaField
          label={<Trans>Anything support should know (optional)</Trans>}
          maxLength={REPORT_LENGTH}
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
