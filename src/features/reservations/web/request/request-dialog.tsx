import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { nightsBetween } from '#domain/dates.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { toDollars } from '#domain/money.ts';
import type { NightsQuote, Quote, ShownBoarding, ShownGo } from '#market/booking/contract.ts';
import {
  FreeInstead,
  GoNote,
  PriceLines,
  type RefundStep,
  RefundTimeline,
} from '#market/booking/index.web.ts';
import { type RangeChoice, useCalendar } from '#market/calendar/index.web.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogParameters, DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { createReservation } from '../../contract/addresses.gen.ts';
import type { ReservationRow } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { ChooseDates, nightsOfKind } from '../edit/choose-dates.tsx';
import { Money } from '../money/money.tsx';
import { PaidByThen } from '../money/paid-by-then.tsx';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { INSTANT_TEXTS, REQUEST_TEXTS } from './kind-texts.ts';
import { MessageField } from './message-field.tsx';
import { RequestRefusalNote } from './request-refusal-note.tsx';
import { useRequestCheck } from './use-request-check.ts';
import { useWaitingRequest } from './waiting-request.ts';
import { WaysToPay } from './ways-to-pay.tsx';

/** Requests a reservation: a message to the host above the summary of the request. */
export default function RequestDialog({ parameters, onClose }: DialogProps<'request-reservation'>) {
  const { i18n } = useLingui();
  const router = useRouter();
  const formId = useId();
  const noteId = useId();
  const request = useRequest(parameters);
  const { busy, refusal, dates, quote } = request;
  const { refusal: blocked, isInstant, check } = useRequestCheck(parameters.listingId, dates);
  const [choice, setChoice] = useState<RangeChoice | null>(null);
  const { kind, listingId, title, language, hostName } = parameters;
  const asked = {
    kind,
    listingId,
    title,
    language,
    nights: nightsBetween(dates.startDate, dates.endDate),
    query: queryWith(dates),
  };
  const kept = useWaitingRequest(asked, blocked);
  const { message, setMessage, payMonthly, setPayMonthly, isUnsaved, deleteKept } = kept;
  const monthly = quote.total === 0 ? undefined : request.monthly;
  const isMonthly = monthly !== undefined && payMonthly;
  const calendar = useCalendar(listingId, choice !== null, nightsOfKind(kind).askCalendar);
  const texts = isInstant ? INSTANT_TEXTS : REQUEST_TEXTS[kind];
  const areTaken = refusal?.problem?.code === 'nights-taken';

  async function submit(event: FormEvent) {
    event.preventDefault();
    const made = await request.send(message, isMonthly);
    if (made === null) {
      await Promise.all([request.reprice(), check()]);
      return;
    }
    deleteKept();
    await router.navigate({ to: '/trips/$id', params: { id: made.id } });
    onClose();
  }

  async function takeDates() {
    const { start, end } = choice ?? {};
    if (!start || !end) return;
    if (await request.move({ startDate: start, endDate: end })) setChoice(null);
  }

  return (
    <Dialog
      title={i18n._(texts.title({ hostName }))}
      onClose={onClose}
      busy={busy}
      unsaved={isUnsaved}
      size="medium"
      footer={
        <div className="grid gap-3">
          {blocked === null ? <RefusalNote refusal={refusal} /> : null}
          {choice === null ? <RequestRefusalNote id={noteId} refusal={blocked} /> : null}
          {choice === null ? (
            <FreeInstead
              instead={request.instead}
              onChoose={({ start, end }) => void request.move({ startDate: start, endDate: end })}
            />
          ) : null}
          {areTaken && choice === null ? (
            <Button
              look="secondary"
              className="justify-self-start"
              onClick={() => setChoice({ start: null, end: null })}
            >
              <Trans>Choose other dates</Trans>
            </Button>
          ) : null}
          {choice === null ? (
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
              >
                <span>{i18n._(texts.action)}</span>
              </Button>
            </div>
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Button look="secondary" disabled={busy} onClick={() => setChoice(null)}>
                <Trans>Back</Trans>
              </Button>
              <Button
                busy={busy}
                reason={
                  choice.start === null || choice.end === null ? (
                    <Trans>Choose your dates first.</Trans>
                  ) : null
                }
                onClick={() => void takeDates()}
              >
                <Trans>Use these dates</Trans>
              </Button>
            </div>
          )}
        </div>
      }
    >
      {choice === null ? (
        <form id={formId} onSubmit={(event) => void submit(event)} className="grid gap-6">
          <RequestSummary
            parameters={parameters}
            dates={dates}
            boarding={request.boarding}
            quote={quote}
            oldTotal={request.oldTotal}
            refunds={isMonthly ? monthly.refunds : request.refunds}
            go={request.go}
            isMonthly={isMonthly}
            waysToPay={
              monthly === undefined ? null : (
                <WaysToPay
                  quote={quote}
                  monthly={monthly}
                  startDate={dates.startDate}
                  payMonthly={payMonthly}
                  disabled={busy}
                  onChange={setPayMonthly}
                />
              )
            }
          >
            <MessageField
              kind={kind}
              hostName={hostName}
              value={message}
              disabled={busy}
              onChange={setMessage}
            />
          </RequestSummary>
        </form>
      ) : (
        <ChooseDates calendar={calendar} units={quote.units} choice={choice} onChange={setChoice} />
      )}
    </Dialog>
  );
}

/** The query of the page below the dialog, with the dates chosen by now. */
function queryWith({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const query = new URLSearchParams(location.search);
  query.set('startDate', startDate);
  query.set('endDate', endDate);
  return `?${query}`;
}

/** The requested dates or sessions, their price, and the refunds over time. */
function RequestSummary({
  parameters,
  dates,
  boarding,
  quote,
  oldTotal,
  refunds,
  go,
  isMonthly,
  waysToPay,
  children,
}: {
  parameters: DialogParameters['request-reservation'];
  dates: { readonly startDate: string; readonly endDate: string };
  /** Where the guest boards and disembarks; null for a listing in one place. */
  boarding: ShownBoarding | null;
  quote: Quote;
  /** The total first shown, if it has changed since. */
  oldTotal: number | null;
  /** Null until it is known. */
  refunds: readonly RefundStep[] | null;
  /** Of a journey that needs a number of people to go. */
  go: ShownGo | undefined;
  /** Whether these are refunds of a price that is paid by the month. */
  isMonthly: boolean;
  /** The choice of how to pay, below the price; null without one. */
  waysToPay: ReactNode;
  /** The guest's additions, above the price. */
  children: ReactNode;
}) {
  const { kind, place, guests, rooms, pets } = parameters;
  const Length = LENGTHS[KINDS[kind].unit];
  return (
    <>
      <div>
        <p className="font-semibold text-lg">
          <ListingTitle listing={parameters} />
        </p>
        <p>
          <DayRange start={dates.startDate} end={lastDay(kind, dates.endDate)} />
          <BoardingLines nights={{ boarding, ...dates }} />
        </p>
        <p className="text-soft">
          <Length nights={quote.nights} />
          <Plural value={guests} one="# guest" other="# guests" />
          {KINDS[kind].unitPer === 'room' ? (
            <>
              <span>{' · '}</span>
              <Plural value={rooms} one="# room" other="# rooms" />
            </>
          ) : null}
          {pets > 0 ? (
            <>
              <span>{' · '}</span>
              <Plural value={pets} one="# pet" other="# pets" />
            </>
          ) : null}
        </p>
      </div>
      {children}
      {oldTotal === null ? null : (
        <p role="status" className="rounded-xl bg-ember-tint px-4 py-3">
          <Trans>
            The price has changed from <Money amount={oldTotal} /> to <Money amount={quote.total} />
            . Please review it.
          </Trans>
        </p>
      )}
      {go === undefined ? null : <GoNote go={go} reader="guest" />}
      <PriceLines quote={quote} />
      {waysToPay}
      {quote.total === 0 ? null : (
        <section className="grid gap-3">
          <h3 className="font-semibold">
            <Trans>If you cancel after paying</Trans>
          </h3>
          {refunds === null ? (
            <div aria-hidden="true" className="h-24 animate-pulse rounded-xl bg-sunken" />
          ) : (
            <RefundTimeline
              kind={kind}
              refunds={refunds}
              paid={quote.total}
              deposit={quote.deposit}
              isMonthly={isMonthly}
              zone={place.timeZone}
              city={boarding?.arrival.city ?? place.city}
            />
          )}
          {isMonthly ? <PaidByThen /> : null}
        </section>
      )}
    </>
  );
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** The state of a request that is being made: its dates, its price now, and sending it. */
function useRequest(parameters: DialogParameters['request-reservation']) {
  const { kind, listingId, guests, rooms, pets } = parameters;
  const { askQuote } = nightsOfKind(kind);
  const { busy, refusal, attempt } = useAttempt();
  const keyFor = useIntentKey();
  const [dates, setDates] = useState<Dates>({
    startDate: parameters.startDate,
    endDate: parameters.endDate,
  });
  const [answer, setAnswer] = useState<NightsQuote | null>(null);
  const quote = answer?.quote ?? parameters.quote;
  /** The total that was first shown, when it is another by now. */
  const oldTotal =
    answer !== null &&
    dates.startDate === parameters.startDate &&
    dates.endDate === parameters.endDate &&
    answer.quote.total !== parameters.quote.total
      ? parameters.quote.total
      : null;

  // The page already knows the price; the policy's timeline needs a current quote.
  useEffect(() => {
    const asking = new AbortController();
    const asked = {
      startDate: parameters.startDate,
      endDate: parameters.endDate,
      guests,
      rooms,
      pets,
    };
    askQuote(listingId, asked, asking.signal)
      .then(setAnswer)
      .catch(() => null);
    return () => asking.abort();
  }, [askQuote, listingId, parameters.startDate, parameters.endDate, guests, rooms, pets]);

  /** Takes other dates with their price. */
  function move(to: Dates): Promise<boolean> {
    return attempt(async () => {
      setAnswer(await askQuote(listingId, { ...to, guests, rooms, pets }));
      setDates(to);
    });
  }

  /** Sends the request; null when it was refused. */
  async function send(message: string, payMonthly: boolean): Promise<ReservationRow | null> {
    const body = {
      listingId,
      ...dates,
      guests,
      rooms,
      pets,
      message,
      payMonthly,
      totalPrice: toDollars(quote.total),
    };
    let made: ReservationRow | null = null;
    await attempt(async () => {
      made = await call(createReservation, { body }, { idempotencyKey: keyFor(body) });
    });
    return made;
  }

  /** Fetches the price as it is now, after the old one was refused. */
  async function reprice(): Promise<void> {
    setAnswer(await askQuote(listingId, { ...dates, guests, rooms, pets }).catch(() => answer));
  }

  return {
    busy,
    refusal,
    dates,
    quote,
    boarding: (answer === null ? parameters.boarding : answer.boarding) ?? null,
    oldTotal,
    refunds: answer?.refunds ?? null,
    go: answer?.go,
    monthly: answer === null ? parameters.monthly : answer.monthly,
    instead: answer?.instead,
    move,
    send,
    reprice,
  };
}

/** Length of the reservation, before the number of guests. */
const LENGTHS: Readonly<Record<Unit, (facts: { nights: number }) => ReactNode>> = {
  night: ({ nights }) => (
    <>
      <Plural value={nights} one="# night" other="# nights" />
      <span>{' · '}</span>
    </>
  ),
  session: () => null,
};
