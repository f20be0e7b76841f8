import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { addDays } from '#domain/dates.ts';
import { toDollars } from '#domain/money.ts';
import { acceptOffer } from '#features/experiences/contract/addresses.gen.ts';
import type { ExperienceDetails, SeatsQuote } from '#features/experiences/contract.ts';
import { askSeats, SessionTimes } from '#features/experiences/index.web.ts';
import { PriceLines, RefundTimeline } from '#market/booking/index.web.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogParameters, DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { createReservation, startPayment } from '../../contract/addresses.gen.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { Money } from '../money/money.tsx';
import { REQUEST_TEXTS } from './kind-texts.ts';
import { MessageField } from './message-field.tsx';
import { RequestRefusalNote } from './request-refusal-note.tsx';
import { useRequestCheck } from './use-request-check.ts';
import { useWaitingRequest } from './waiting-request.ts';

/** Reserves seats: their price, the agreements, and the link to the checkout. */
export default function SeatsRequestDialog({ parameters, onClose }: DialogProps<'request-seats'>) {
  const { i18n } = useLingui();
  const router = useRouter();
  const formId = useId();
  const noteId = useId();
  const request = useSeatsRequest(parameters);
  const { busy, refusal, quote, sessions, refunds, oldTotal } = request;
  const { listingId, title, language, place, hostName, guests, session, disclaimers } = parameters;
  const dates = { startDate: session.date, endDate: addDays(session.date, 1) };
  const { refusal: blocked, check } = useRequestCheck(listingId, dates);
  const asked = {
    kind: 'experience',
    listingId,
    title,
    language,
    nights: null,
    query: location.search,
  } as const;
  const { message, setMessage, isUnsaved, deleteKept } = useWaitingRequest(asked, blocked);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const texts = REQUEST_TEXTS.experience;
  const missing = disclaimers.filter(
    ({ id, requiresAcknowledgment }) => requiresAcknowledgment && !ticked.includes(id),
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (missing.length > 0) return;
    const made = await request.send(message, ticked);
    if (made === null) {
      await Promise.all([request.reprice(), check()]);
      return;
    }
    deleteKept();
    if (made.checkout !== null) {
      window.location.assign(made.checkout);
      return;
    }
    await router.navigate({ to: '/trips/$id', params: { id: made.id } });
    onClose();
  }

  return (
    <Dialog
      title={i18n._(texts.title({ hostName }))}
      onClose={onClose}
      busy={busy}
      unsaved={isUnsaved || ticked.length > 0}
      size="medium"
      footer={
        <div className="grid gap-3">
          {blocked === null ? <RefusalNote refusal={refusal} /> : null}
          <RequestRefusalNote id={noteId} refusal={blocked} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-56 text-soft text-sm">
              {i18n._(texts.charge({ hostName, isFree: quote.total === 0 }))}
            </p>
            <Button
              type="submit"
              form={formId}
              busy={busy}
              disabled={blocked !== null}
              aria-describedby={blocked === null ? undefined : noteId}
              className="max-sm:w-full"
            >
              {quote.total === 0 ? (
                <span>{i18n._(texts.action)}</span>
              ) : (
                <span>
                  <Trans>
                    Reserve and pay <Money amount={quote.total} />
                  </Trans>
                </span>
              )}
            </Button>
          </div>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <div className="grid gap-2">
          <p className="font-semibold text-lg">
            <ListingTitle listing={parameters} />
          </p>
          <ul className="grid gap-2">
            {sessions.map((each) => (
              <li key={`${each.entryId} ${each.date}`}>
                <SessionTimes session={each} place={place} />
              </li>
            ))}
          </ul>
          <p className="text-soft">
            <Plural value={guests} one="# guest" other="# guests" />
          </p>
        </div>
        <MessageField
          kind="experience"
          hostName={hostName}
          value={message}
          disabled={busy}
          onChange={setMessage}
        />
        {oldTotal === null ? null : (
          <p role="status" className="rounded-xl bg-ember-tint px-4 py-3">
            <Trans>
              The price has changed from <Money amount={oldTotal} /> to{' '}
              <Money amount={quote.total} />. Please review it.
            </Trans>
          </p>
        )}
        <PriceLines quote={quote} />
        {quote.total === 0 ? null : (
          <section className="grid gap-3">
            <h3 className="font-semibold">
              <Trans>If you cancel after paying</Trans>
            </h3>
            <RefundTimeline
              kind="experience"
              refunds={refunds}
              paid={quote.total}
              deposit={quote.deposit}
              zone={place.timeZone}
              city={place.city}
            />
          </section>
        )}
        {disclaimers.length === 0 ? null : (
          <Agreements
            disclaimers={disclaimers}
            ticked={ticked}
            isMissing={isAsked && missing.length > 0}
            disabled={busy}
            onChange={setTicked}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The guest's agreements, each with its statements and a checkbox (spec 2 §2). */
function Agreements({
  disclaimers,
  ticked,
  isMissing,
  disabled,
  onChange,
}: {
  disclaimers: ExperienceDetails['disclaimers'];
  /** Ids of the accepted ones. */
  ticked: readonly string[];
  /** Whether to show that an agreement is missing. */
  isMissing: boolean;
  disabled: boolean;
  onChange(ticked: readonly string[]): void;
}) {
  const errorId = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={isMissing ? errorId : undefined}
      className="grid gap-4"
    >
      <legend className="mb-3 font-semibold">
        <Trans>Before you take part</Trans>
      </legend>
      {disclaimers.map(({ id, title, content }) => {
        const isTicked = ticked.includes(id);
        return (
          <div key={id} className="grid gap-2 rounded-xl border border-line px-4 py-3">
            <h4 className="font-semibold text-sm">{title}</h4>
            <ul className="grid list-disc gap-1 ps-5 text-sm">
              {content.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-sm">
              <input
                type="checkbox"
                name="acknowledgedDisclaimers"
                value={id}
                checked={isTicked}
                aria-invalid={isMissing && !isTicked ? true : undefined}
                onChange={() =>
                  onChange(isTicked ? ticked.filter((each) => each !== id) : [...ticked, id])
                }
                className="size-5 flex-none accent-ember"
              />
              <span>
                <Trans>I have read and understand this disclaimer</Trans>
                <span className="sr-only">{`: ${title}`}</span>
              </span>
            </label>
          </div>
        );
      })}
      <div role="alert" className="empty:hidden">
        {isMissing ? (
          <p id={errorId} className="text-danger text-sm">
            <Trans>Cannot proceed until all disclaimers are acknowledged</Trans>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

/** A new reservation, and its checkout; null if nothing is due. */
interface MadeReservation {
  readonly id: string;
  readonly checkout: string | null;
}

/** The guest's additions to a reservation. */
interface SentDetails {
  readonly message: string;
  readonly acknowledgedDisclaimers: string[];
  /** Dollars, as they were shown. */
  readonly totalPrice: number;
}

/** The state of seats that are being reserved: their price now, and reserving them. */
function useSeatsRequest(parameters: DialogParameters['request-seats']) {
  const { listingId, session, guests, scheduleDuration, isOffered } = parameters;
  const { busy, refusal, attempt } = useAttempt();
  const keyFor = useIntentKey();
  const [answer, setAnswer] = useState<SeatsQuote | null>(null);
  const { quote, sessions, refunds } = answer ?? parameters;
  const shownAtFirst = parameters.quote.total;

  /** Holds the seats and begins the payment; null when they were refused. */
  async function send(
    message: string,
    acknowledgedDisclaimers: readonly string[],
  ): Promise<MadeReservation | null> {
    const details = {
      message,
      acknowledgedDisclaimers: [...acknowledgedDisclaimers],
      totalPrice: toDollars(quote.total),
    };
    let made: MadeReservation | null = null;
    await attempt(async () => {
      const { id, due } = isOffered ? await accept(details) : await reserve(details);
      made = { id, checkout: due > 0 ? await startCheckout(id, due) : null };
    });
    return made;
  }

  async function reserve(details: SentDetails) {
    const body = { listingId, session, guests, scheduleDuration, ...details };
    return call(createReservation, { body }, { idempotencyKey: keyFor(body) });
  }

  /** Accepts the seats that the waitlist holds for this guest. */
  async function accept(body: SentDetails) {
    const params = { id: listingId, entry: session.entryId, date: session.date };
    const options = { idempotencyKey: keyFor({ ...params, ...body }) };
    const { reservationId, due } = await call(acceptOffer, { params, body }, options);
    return { id: reservationId, due };
  }

  /** Fetches the price as it is now, after the old one was refused. */
  async function reprice(): Promise<void> {
    const asked = { session, guests, scheduleDuration };
    setAnswer(await askSeats(listingId, asked).catch(() => answer));
  }

  return {
    busy,
    refusal,
    quote,
    sessions,
    refunds,
    send,
    reprice,
    /** The total first shown, if it has changed since. */
    oldTotal: quote.total === shownAtFirst ? null : shownAtFirst,
  };
}

/** Null where the checkout can't be had: the page of the reservation offers it again. */
async function startCheckout(id: string, due: number): Promise<string | null> {
  const body = { totalPrice: toDollars(due) };
  try {
    return (await call(startPayment, { params: { id }, body })).url;
  } catch {
    return null;
  }
}
