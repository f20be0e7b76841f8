import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { addDays, type DateText } from '#domain/dates.ts';
import { EXTENSIONS, type Extension, extendedFrom } from '#domain/extension.ts';
import { firstName } from '#domain/first-name.ts';
import { toDollars } from '#domain/money.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { PriceLines } from '#market/booking/index.web.ts';
import { useCalendar } from '#market/calendar/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Day } from '#platform/web/time/day.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { createReservation, updateReservation } from '../../contract/addresses.gen.ts';
import type { ReservationDetails } from '../../contract.ts';
import { ChangeSummary } from '../edit/change-summary.tsx';
import { nightsOfKind } from '../edit/choose-dates.tsx';
import { findWay, lastFreeDay, problemText } from '../edit/extend-stay.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useAttempt } from './use-attempt.ts';

type Choice = Extension | 'date';

/** More nights behind a stay: the first free choice is priced at once, and one press asks for it. */
export default function ExtendDialog({
  parameters: { reservation, readAt },
  onClose,
}: DialogProps<'extend-stay'>) {
  const { t } = useLingui();
  const router = useRouter();
  const intentKey = useIntentKey();
  const { id, listing, startDate, endDate } = reservation;
  const hostName = firstName(reservation.host.name);
  const [way] = useState(() => findWay(reservation, readAt));
  const calendar = useCalendar(listing.id, true, nightsOfKind(listing.kind).askCalendar);
  const { units } = reservation.quote;
  const last =
    calendar.answer === null ? null : lastFreeDay(calendar.answer, { startDate, endDate, units });
  const [picked, setPicked] = useState<Choice | null>(null);
  const [date, setDate] = useState('');
  const choice = picked ?? (last === null ? null : firstChoice(endDate, last));
  const end = choice === null ? null : toEnd(choice, endDate, date);
  const isFree = end !== null && last !== null && end > endDate && end <= last;
  const { answer, problem, busy: isPricing } = usePrice(reservation, way, isFree ? end : null);
  const { busy, refusal, attempt } = useAttempt({ failureToast: true });

  async function send() {
    if (end === null || answer === null) return;
    let to = id;
    const done = await attempt(async () => {
      if (way === 'change') {
        const body = { status: 'Update' as const, startDate, endDate: end };
        await call(updateReservation, { params: { id }, body });
        return;
      }
      const { guests, rooms, pets } = reservation;
      const body = {
        listingId: listing.id,
        startDate: endDate,
        endDate: end,
        guests,
        rooms,
        pets,
        totalPrice: toDollars(answer.quote.total),
      };
      const options = { idempotencyKey: intentKey(body) };
      to = (await call(createReservation, { body }, options)).id;
    });
    if (!done) return;
    showToast('success', t`We've asked ${hostName}`);
    if (to === id) await router.invalidate();
    else await router.navigate({ to: '/trips/$id', params: { id: to } });
    onClose();
  }

  return (
    <Dialog
      title={<Trans>Extend your stay</Trans>}
      onClose={onClose}
      busy={busy}
      unsaved={false}
      size="medium"
      footer={
        <div className="grid gap-3">
          <RefusalNote refusal={refusal} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="flex-1 basis-56 text-soft text-sm">
              {way === 'change' ? null : (
                <Trans>Nothing is charged until {hostName} says yes.</Trans>
              )}
            </p>
            <Button
              busy={busy}
              reason={
                answer !== null ? null : isPricing ? (
                  <Trans>Loading the price…</Trans>
                ) : (
                  <Trans>Choose how long you'd like to stay.</Trans>
                )
              }
              onClick={() => void send()}
            >
              <Trans>Ask {hostName}</Trans>
            </Button>
          </div>
        </div>
      }
    >
      <div className="grid gap-6">
        {last === null ? (
          <Waiting state={calendar.state} retry={calendar.retry} />
        ) : last <= endDate ? (
          <p>
            <Trans>The night after your check-out is taken, so this stay can't be longer.</Trans>
          </p>
        ) : (
          <Choices
            reservation={reservation}
            last={last}
            choice={choice}
            date={date}
            disabled={busy}
            onChoose={setPicked}
            onDate={setDate}
          />
        )}
        <div aria-live="polite" className="grid gap-4 empty:hidden">
          {problem === null ? null : (
            <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{problem}</p>
          )}
          {isPricing ? (
            <div aria-hidden="true" className="h-40 animate-pulse rounded-card bg-sunken" />
          ) : null}
          {answer === null || end === null ? null : way === 'change' ? (
            <ChangeSummary
              reservation={reservation}
              startDate={reservation.startDate}
              endDate={end}
              answer={answer}
            />
          ) : (
            <NextReservation answer={answer} hostName={hostName} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The price of a reservation behind a stay that has begun. */
function NextReservation({ answer, hostName }: { answer: NightsQuote; hostName: string }) {
  return (
    <>
      <PriceLines quote={answer.quote} />
      <p className="text-soft">
        <Trans>
          Your stay has started, so these nights are a separate reservation that follows it. Once{' '}
          {hostName} approves, you have 24 hours to pay.
        </Trans>
      </p>
    </>
  );
}

function Waiting({ state, retry }: { state: string; retry(): void }) {
  if (state !== 'failed') {
    return <div aria-hidden="true" className="h-40 animate-pulse rounded-card bg-sunken" />;
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>
        <Trans>We couldn't load the calendar.</Trans>
      </p>
      <Button look="secondary" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

/** The shortest common length that the nights leave; a date of one's own where none fits. */
function firstChoice(endDate: DateText, last: DateText): Choice {
  return EXTENSIONS.find((each) => extendedFrom(endDate, each) <= last) ?? 'date';
}

function toEnd(choice: Choice, endDate: DateText, date: string): DateText | null {
  if (choice !== 'date') return extendedFrom(endDate, choice);
  return /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

function Choices({
  reservation: { endDate },
  last,
  choice,
  date,
  disabled,
  onChoose,
  onDate,
}: {
  reservation: ReservationDetails;
  /** The last possible check-out date. */
  last: DateText;
  choice: Choice | null;
  date: string;
  disabled: boolean;
  onChoose(choice: Choice): void;
  onDate(date: string): void;
}) {
  const { t } = useLingui();
  const group = useId();
  const labels: Readonly<Record<Extension, string>> = {
    week: t`1 week`,
    'two-weeks': t`2 weeks`,
    month: t`1 month`,
  };
  const isTaken = date !== '' && (date <= endDate || date > last);
  return (
    <fieldset disabled={disabled} className="grid gap-2">
      <legend className="mb-2">
        <Trans>
          You check out on <Day date={endDate} />. The nights after that are free until{' '}
          <Day date={last} />.
        </Trans>
      </legend>
      {EXTENSIONS.map((each) => {
        const end = extendedFrom(endDate, each);
        return (
          <Option
            key={each}
            group={group}
            value={each}
            isChosen={choice === each}
            isFree={end <= last}
            hintId={`${group}-${each}`}
            onChoose={() => onChoose(each)}
          >
            <span className="font-semibold">{labels[each]}</span>
            <span id={`${group}-${each}`} className="text-soft text-sm">
              {end <= last ? (
                <Trans>
                  until <Day date={end} />
                </Trans>
              ) : (
                <Trans>some nights are taken</Trans>
              )}
            </span>
          </Option>
        );
      })}
      <Option
        group={group}
        value="date"
        isChosen={choice === 'date'}
        isFree
        onChoose={() => onChoose('date')}
      >
        <span className="font-semibold">
          <Trans>Another date</Trans>
        </span>
      </Option>
      {choice === 'date' ? (
        <TextField
          type="date"
          label={<Trans>New check-out date</Trans>}
          min={addDays(endDate, 1)}
          max={last}
          value={date}
          error={isTaken ? t`Choose a date within the free nights.` : undefined}
          onChange={({ target }) => onDate(target.value)}
        />
      ) : null}
    </fieldset>
  );
}

function Option({
  group,
  value,
  isChosen,
  isFree,
  hintId,
  onChoose,
  children,
}: {
  group: string;
  value: Choice;
  isChosen: boolean;
  isFree: boolean;
  /** Id of the element that says until when, or why not. */
  hintId?: string;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <label
      className={`flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-xl border px-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60 ${
        isChosen ? 'border-ink bg-sunken' : 'border-line-strong'
      }`}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={!isFree}
        aria-describedby={hintId}
        onChange={onChoose}
        className="size-5 flex-none accent-ink"
      />
      {children}
    </label>
  );
}

/** The price of a stay that ends on a later day, asked for again at each choice. */
function usePrice(
  reservation: ReservationDetails,
  way: 'change' | 'reserve' | null,
  end: DateText | null,
): { answer: NightsQuote | null; problem: string | null; busy: boolean } {
  const { t } = useLingui();
  const [stored, setStored] = useState<{
    end: DateText;
    answer: NightsQuote | null;
    problem: string | null;
  } | null>(null);
  const { listing, guests, rooms, pets, startDate, endDate } = reservation;
  const from = way === 'reserve' ? endDate : startDate;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is the same while it is open
  useEffect(() => {
    if (end === null || way === null) return;
    const asking = new AbortController();
    const { askQuote } = nightsOfKind(listing.kind);
    const agreed = { start: startDate, end: endDate };
    const asked = { startDate: from, endDate: end, guests, rooms, pets, agreed };
    askQuote(listing.id, asked, asking.signal)
      .then((answer) => setStored({ end, answer, problem: null }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        setStored({ end, answer: null, problem: problemText(error) ?? t`Something went wrong.` });
      });
    return () => asking.abort();
  }, [end, way, from, listing.id]);

  if (end === null) return { answer: null, problem: null, busy: false };
  if (stored?.end !== end) return { answer: null, problem: null, busy: true };
  return { ...stored, busy: false };
}
