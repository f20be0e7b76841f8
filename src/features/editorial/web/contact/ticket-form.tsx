import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { ConfirmBeforeLeaving } from '#platform/web/pages/ask-before-leaving.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { openTicket } from '../../contract/addresses.gen.ts';
import { TICKET_LENGTHS } from '../../contract/limits.ts';

/** Initial values of the form. */
export interface TicketDraft {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly reservation: string;
  /** Address of the page it is about. */
  readonly page: string;
  readonly requestId: string;
}

const FIELDS = ['name', 'email', 'subject', 'reservation', 'message'] as const;
type Field = (typeof FIELDS)[number];
type Errors = Partial<Record<Field, string>>;

/**
 * Form for a ticket. Missing input is detected here, so that it doesn't count against the limit;
 * the server's validation is authoritative.
 */
export function TicketForm({
  draft,
  onSent,
}: {
  draft: TicketDraft;
  onSent(ticket: { reference: string; email: string }): void;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const getIntentKey = useIntentKey();

  function show(found: Errors) {
    setErrors(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    if (first === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  function missing(values: Record<Field, string>): Errors {
    const found: Errors = {};
    for (const field of ['email', 'subject', 'message'] as const) {
      if (values[field].trim() === '') found[field] = t`This is required.`;
    }
    if (found.email === undefined && !/^[^\s@]+@\S+$/.test(values.email.trim())) {
      found.email = t`Enter a valid email address.`;
    }
    return found;
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      FIELDS.map((field) => [field, String(data.get(field) ?? '')]),
    ) as Record<Field, string>;
    const found = missing(values);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const body = { ...values, page: draft.page, requestId: draft.requestId };
    try {
      const { reference } = await call(
        openTicket,
        { body },
        { idempotencyKey: getIntentKey(body) },
      );
      onSent({ reference, email: values.email.trim() });
    } catch (error) {
      if (error instanceof ApiError) {
        show(error.problem.fields ?? {});
        showToast('error', error.message);
      } else {
        showToast(
          'error',
          error instanceof OfflineError
            ? t`We couldn't reach the server. Your message is still here; try again in a moment.`
            : t`Something went wrong.`,
        );
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => setUnsaved(true)}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-raised p-5 sm:p-8"
    >
      <ConfirmBeforeLeaving unsaved={isUnsaved} />
      <noscript>
        <p>
          <Trans>This form requires JavaScript. You can also write to {BRAND.supportEmail}.</Trans>
        </p>
      </noscript>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={<Trans>Your name (optional)</Trans>}
          defaultValue={draft.name}
          autoComplete="name"
          maxLength={TICKET_LENGTHS.name}
          error={errors.name}
        />
        <TextField
          name="email"
          type="email"
          required
          label={<Trans>Your email</Trans>}
          hint={<Trans>We'll reply to this address.</Trans>}
          defaultValue={draft.email}
          autoComplete="email"
          dir="ltr"
          maxLength={TICKET_LENGTHS.email}
          error={errors.email}
        />
      </div>
      <TextField
        name="subject"
        required
        label={<Trans>Subject</Trans>}
        defaultValue={draft.subject}
        maxLength={TICKET_LENGTHS.subject}
        error={errors.subject}
      />
      <TextAreaField
        name="message"
        required
        rows={8}
        label={<Trans>What happened?</Trans>}
        maxLength={TICKET_LENGTHS.message}
        error={errors.message}
      />
      <TextField
        name="reservation"
        label={<Trans>Reservation reference (optional)</Trans>}
        hint={<Trans>If it's about a reservation. You'll find it on your trip page.</Trans>}
        defaultValue={draft.reservation}
        dir="ltr"
        maxLength={TICKET_LENGTHS.reservation}
        error={errors.reservation}
      />
      {draft.requestId === '' ? null : (
        <p className="text-sm text-soft">
          <Trans>
            We'll include the request ID of the error you saw:{' '}
            <code dir="ltr">{draft.requestId}</code>
          </Trans>
        </p>
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
