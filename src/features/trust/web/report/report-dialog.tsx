import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { SubjectKind } from '#domain/moderation.ts';
import { REPORT_LENGTH, REPORT_REASONS, type ReportReason } from '#domain/reports.ts';
import type { RouteRequest } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { reportSubject } from '../../contract/addresses.gen.ts';
import { REASON_TEXTS } from './reasons.ts';

const TITLES: Readonly<Record<SubjectKind, MessageDescriptor>> = {
  listing: msg`Report this listing`,
  profile: msg`Report this person`,
  review: msg`Report this review`,
  message: msg`Report this message`,
  picture: msg`Report this photo`,
};

type Body = RouteRequest<typeof reportSubject>['body'];

/** Reports something to administrators; signed out with an address for the answer. */
export default function ReportDialog({ parameters, onClose }: DialogProps<'report'>) {
  const { subject } = parameters;
  const { i18n } = useLingui();
  const [reference, setReference] = useState<string | null>(null);
  if (reference !== null) {
    return (
      <Dialog
        title={<Trans>Thank you</Trans>}
        onClose={onClose}
        unsaved={false}
        footer={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Someone will look at it, and we'll email you what was decided. We won't tell the person
            you reported that it was you.
          </Trans>
        </p>
        <p className="mt-4 text-soft">
          <Trans>
            Your reference:{' '}
            <bdi translate="no" dir="ltr" className="font-semibold text-ink">
              {reference}
            </bdi>
          </Trans>
        </p>
      </Dialog>
    );
  }
  return (
    <ReportForm
      title={i18n._(TITLES[subject.kind])}
      subject={subject as Body['subject']}
      onSent={setReference}
      onClose={onClose}
    />
  );
}

function ReportForm({
  title,
  subject,
  onSent,
  onClose,
}: {
  title: string;
  subject: Body['subject'];
  onSent(reference: string): void;
  onClose(): void;
}) {
  const { i18n, t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const formId = useId();
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const missing = failure?.fields.reason;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fields = {
      ...(reason === null ? { reason: t`Choose a reason.` } : {}),
      ...(me === null && !email.includes('@') ? { email: t`Enter your email address.` } : {}),
    };
    if (reason === null || Object.keys(fields).length > 0) {
      setFailure({ message: t`Please check the highlighted fields.`, fields });
      // Once the errors are drawn.
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const body: Body = { subject, reason, text, ...(me === null ? { email } : {}) };
    const sent = await send(() =>
      call(reportSubject, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (sent !== null) onSent(sent.reference);
  }

  return (
    <Dialog
      title={title}
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
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
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
              <span>{i18n._(REASON_TEXTS[each])}</span>
            </label>
          ))}
          {missing === undefined ? null : (
            <p id={`${name}-error`} className="text-danger text-sm">
              {missing}
            </p>
          )}
        </fieldset>
        <TextAreaField
          label={<Trans>Anything we should know? (optional)</Trans>}
          maxLength={REPORT_LENGTH}
          value={text}
          disabled={busy}
          error={failure?.fields.text}
          onChange={({ target }) => setText(target.value)}
        />
        {me === null ? (
          <TextField
            label={<Trans>Your email address</Trans>}
            hint={<Trans>Only used to reply to you.</Trans>}
            type="email"
            autoComplete="email"
            dir="ltr"
            value={email}
            disabled={busy}
            error={failure?.fields.email}
            onChange={({ target }) => setEmail(target.value)}
          />
        ) : null}
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}
