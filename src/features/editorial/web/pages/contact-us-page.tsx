import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { ConfirmBeforeLeaving } from '#platform/web/pages/ask-before-leaving.tsx';
import { textParams, useUrlSearch } from '#platform/web/scope/url-search.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { CircleCheck } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { openTicket } from '../../contract/addresses.gen.ts';
import { TICKET_LENGTHS } from '../../contract/limits.ts';
import { useOwnLanguage } from '../article/language.ts';
import { BackLink, PageFrame } from '../article/page-frame.tsx';

import { Prose } from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

const GIVEN = textParams('subject', 'reservation', 'page', 'request');

/**
 * A form to write to support. The address may prefill it: `subject`, `reservation`, `page` and
 * `request`, as an error page sets them.
 */
export default function ContactUsPage() {
  const { page } = usePageData();
  const { me } = useRouteContext({ from: '__root__' });
  const given = useUrlSearch(GIVEN);
  const own = useOwnLanguage(page.locale);
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  return (
    <PageFrame page={page} back={<BackLink path={page.path} />}>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] xl:gap-14">
        <div {...own}>
          {sent === null ? (
            <TicketForm
              draft={{
                name: me?.name ?? '',
                email: me?.email ?? '',
                subject: (given.subject ?? '').slice(0, TICKET_LENGTHS.subject),
                reservation: (given.reservation ?? '').slice(0, TICKET_LENGTHS.reservation),
                page: (given.page ?? '').slice(0, TICKET_LENGTHS.page),
                requestId: (given.request ?? '').slice(0, TICKET_LENGTHS.requestId),
              }}
              onSent={setSent}
            />
          ) : (
            <TicketSent {...sent} onAnother={() => setSent(null)} />
          )}
        </div>
        <Prose nodes={page.body} />
      </div>
    </PageFrame>
  );
}

/** Initial values of the form. */
interface TicketDraft {
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
function TicketForm({
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

/** Shown instead of the form after a ticket was sent. */
function TicketSent({
  reference,
  email,
  onAnother,
}: {
  reference: string;
  email: string;
  onAnother(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button is removed; the focus lets screen readers announce the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-2xl justify-items-start gap-4 rounded-card border border-line bg-raised p-5 sm:p-8">
      <CircleCheck aria-hidden="true" className="size-9 text-pine" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
        <Trans>We got your message</Trans>
      </h2>
      <p className="text-lg">
        <Trans>
          Your reference is{' '}
          <strong dir="ltr" className="font-semibold">
            {reference}
          </strong>
          . We've also sent it to {email}.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>Someone will read it and reply by email.</Trans>
      </p>
      <Button look="secondary" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </section>
  );
}
