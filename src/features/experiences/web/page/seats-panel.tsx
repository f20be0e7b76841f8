import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import { PauseSwitch } from '#features/listings/index.web.ts';
import { PausedNote, PriceLines, VerifiedGuestsNote } from '#market/booking/index.web.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Counter } from '#platform/web/ui/counter.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { SessionTimes } from '../sessions/session-times.tsx';
import { PASS_NAMES, PRICE_UNITS } from './costs.tsx';
import { sellsPasses } from './seats-request.ts';
import type { SeatsBooking } from './use-seats-booking.ts';
import { isSeatsReservable, shownSeatsAnswer } from './use-seats-quote.ts';
import { SessionWaitlists } from './waitlist/session-waitlists.tsx';
import { isWaitlistNext, WaitlistBox } from './waitlist/waitlist-box.tsx';

/** Date, guests, and the itemized price of the current choice. */
export function SeatsPanel({ booking }: { booking: SeatsBooking }) {
  const { t } = useLingui();
  const { experience, request, quote, waitlist, change } = booking;
  const problems = useSeatsProblems(booking);
  const panelId = useId();
  return (
    <div id={panelId} className="rounded-card border border-line bg-raised p-5">
      <PriceHead booking={booking} />
      {experience.own ? (
        <div className="grid gap-3 rounded-xl bg-pine-tint p-4 text-pine">
          <p className="font-semibold">
            {experience.isPaused ? (
              <Trans>You've paused this experience. Guests can't reserve it.</Trans>
            ) : (
              <Trans>This is your experience. Guests can reserve it here.</Trans>
            )}
          </p>
          <PauseSwitch listing={experience} />
          <HostTools experience={experience} />
          <Link to="/reservations" className={buttonClass('secondary', true)}>
            <Trans>See reservations</Trans>
          </Link>
          <SessionWaitlists experience={experience} />
        </div>
      ) : experience.isPaused ? (
        <PausedNote />
      ) : (
        <>
          <DateButton booking={booking} error={problems.date} />
          {waitlist.view.kind === 'offered' ? null : (
            <>
              {sellsPasses(experience.price) ? <PassChoice booking={booking} /> : null}
              <Counter
                label={<Trans>Guests</Trans>}
                less={t`Fewer guests`}
                more={t`More guests`}
                value={request.guests}
                min={1}
                max={Math.max(1, experience.guestCount - 1)}
                error={problems.guests}
                onChange={(guests) => change({ guests })}
              />
            </>
          )}
          <VerifiedGuestsNote listing={experience} />
          {isWaitlistNext(booking) ? null : <ReserveButton booking={booking} reasonId={panelId} />}
          <WaitlistBox booking={booking} />
          {isWaitlistNext(booking) && !booking.canAccept ? null : (
            <p className="mt-2 text-center text-sm text-soft noscript:hidden">
              <PaymentTerms booking={booking} />
            </p>
          )}
        </>
      )}
      <div className="mt-5">
        <Price booking={booking} />
      </div>
      <p role="status" className="sr-only">
        {quote.kind === 'answered' ? <SpokenPrice booking={booking} /> : null}
      </p>
    </div>
  );
}

/** The total of the current choice; until then the price of a period for one guest. */
export function PriceHead({ booking: { experience, quote, request } }: { booking: SeatsBooking }) {
  const { t, i18n } = useLingui();
  const answer = shownSeatsAnswer(quote);
  const { price } = experience;
  const amount = answer?.quote.total ?? price.period + price.fee;
  return (
    <p className="mb-4">
      <strong
        translate={amount === 0 ? undefined : 'no'}
        className="font-display font-semibold text-xl"
      >
        {amount === 0 ? t`Free` : formatMoney(amount, i18n.locale)}
      </strong>{' '}
      <span className="text-soft">
        {answer === null ? (
          i18n._(PRICE_UNITS[price.tier])
        ) : (
          <SeatsFor guests={request.guests} isFree={amount === 0} />
        )}
      </span>
    </p>
  );
}

/** The chosen date; a click leads to all of them. */
function DateButton({ booking, error }: { booking: SeatsBooking; error: string | undefined }) {
  const errorId = useId();
  const { experience, quote, request, chooseDates } = booking;
  const { session } = request;
  const known = [...(shownSeatsAnswer(quote)?.sessions ?? []), ...experience.sessions];
  const chosen = known.find(
    ({ entryId, date }) => entryId === session?.entryId && date === session.date,
  );
  return (
    <div className="mb-4">
      <button
        type="button"
        onClick={chooseDates}
        aria-describedby={error === undefined ? undefined : errorId}
        className={`min-h-14 w-full rounded-xl border px-4 py-2 text-start hover:bg-sunken ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <span className="block text-sm text-soft">
          <Trans>Date</Trans>
        </span>
        {chosen === undefined ? (
          <span className="font-semibold">
            <Trans>Choose a date</Trans>
          </span>
        ) : (
          <SessionTimes session={chosen} place={experience.place} />
        )}
      </button>
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** The next action: choosing a date, or reserving. */
export function ReserveButton({
  booking,
  isInBar = false,
  reasonId,
}: {
  booking: SeatsBooking;
  /** Id of the text that explains why seats can't be reserved. */
  reasonId?: string;
  isInBar?: boolean;
}) {
  const prepare = () => preloadDialog('request-seats');
  const { quote, chooseDates, reserve } = booking;
  const problem = Object.values(useSeatsProblems(booking))[0] ?? (
    <Trans>We couldn't calculate the price.</Trans>
  );
  return (
    <Button
      wide={!isInBar}
      className={isInBar ? '' : 'mt-5 noscript:hidden'}
      busy={quote.kind === 'asking'}
      disabled={!isSeatsReservable(quote)}
      aria-describedby={isSeatsReservable(quote) ? undefined : reasonId}
      // The panel shows it at its fields; the bar has none.
      reason={isInBar && !isSeatsReservable(quote) ? problem : null}
      onClick={quote.kind === 'none' ? chooseDates : reserve}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {quote.kind === 'none' ? <Trans>Choose a date</Trans> : <Trans>Reserve</Trans>}
    </Button>
  );
}

function PaymentTerms({ booking: { quote } }: { booking: SeatsBooking }) {
  const answer = shownSeatsAnswer(quote);
  return answer?.quote.total === 0 ? (
    <Trans>There's nothing to pay: your seats are confirmed right away.</Trans>
  ) : (
    <Trans>You pay when you reserve, and your seats are confirmed right away.</Trans>
  );
}

function Price({ booking: { quote, retry } }: { booking: SeatsBooking }) {
  const answer = shownSeatsAnswer(quote);
  if (quote.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-soft">
          <Trans>We couldn't calculate the price.</Trans>
        </p>
        <Button look="secondary" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (answer === null) return null;
  return (
    <div
      aria-busy={quote.kind === 'asking'}
      className={`transition-opacity duration-150 ${quote.kind === 'asking' ? 'opacity-50' : ''}`}
    >
      <PriceLines quote={answer.quote} />
    </div>
  );
}

/** Announces a changed price to screen readers. */
function SpokenPrice({ booking: { quote, request } }: { booking: SeatsBooking }) {
  const { i18n } = useLingui();
  if (quote.kind !== 'answered') return null;
  const amount = formatMoney(quote.answer.quote.total, i18n.locale);
  return (
    <Trans>
      Total {amount} for <Plural value={request.guests} one="# guest" other="# guests" />
    </Trans>
  );
}

/** Choice between one session and all of a period from it on. */
function PassChoice({
  booking: { experience, request, quote, change },
}: {
  booking: SeatsBooking;
}) {
  const { i18n } = useLingui();
  const name = useId();
  const { price } = experience;
  if (price.tier === 'one-time') return null;
  const money = (cents: number) => formatMoney(cents, i18n.locale);
  // Sessions of this pass; until a date is chosen, those of a usual pass.
  const { sessions, amount } = shownSeatsAnswer(quote)?.pass ?? {
    sessions: price.sessionsPerPeriod,
    amount: price.period,
  };
  const option = (value: ScheduleDuration, label: ReactNode, cents: number, hint: ReactNode) => (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border px-4 py-2.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 hover:bg-sunken ${request.scheduleDuration === value ? 'border-ink bg-sunken' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={request.scheduleDuration === value}
        onChange={() => change({ scheduleDuration: value })}
        className="mt-0.5 size-5 flex-none accent-ember outline-none"
      />
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
      <span translate="no" className="tabular-nums">
        {money(cents)}
      </span>
    </label>
  );
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="sr-only">
        <Trans>How many sessions</Trans>
      </legend>
      {option('one-time', <Trans>One session</Trans>, price.session, <Trans>per guest</Trans>)}
      {option(
        'full',
        i18n._(PASS_NAMES[price.tier]),
        amount,
        <Plural value={sessions} one="per guest, # session" other="per guest, # sessions" />,
      )}
    </fieldset>
  );
}

/** Errors of a request, by the part they concern. */
interface SeatsProblems {
  readonly date?: string;
  readonly guests?: string;
}

/** Why seats can't be reserved, in the user's language; errors of the API are translated by it. */
function useSeatsProblems({ quote, request, waitlist }: SeatsBooking): SeatsProblems {
  const { t } = useLingui();
  if (quote.kind === 'refused') {
    const { code, message, fields } = quote.problem;
    const text = Object.values(fields ?? {})[0] ?? message;
    return code === 'too-many-guests' ? { guests: text } : { date: text };
  }
  if (quote.kind !== 'answered' || quote.answer.available) return {};
  // A guest who waits, or has an offer, knows about it already.
  if (waitlist.view.kind === 'waiting' || waitlist.view.kind === 'offered') return {};
  const { sessions } = quote.answer;
  if (sessions.some(({ status }) => status === 'cancelled')) {
    return { date: t`The host cancelled this date.` };
  }
  const left = Math.min(...sessions.map((session) => session.left));
  if (left === 0) {
    return request.scheduleDuration === 'full'
      ? { date: t`One of the dates of this pass is full.` }
      : { date: t`This date is full.` };
  }
  return {
    guests: t`Only ${plural(left, { one: '# seat is left', other: '# seats are left' })}.`,
  };
}

/** Note next to a total: the number of guests, and that nothing is added. */
export function SeatsFor({ guests, isFree }: { guests: number; isFree: boolean }) {
  return isFree ? (
    <Trans>
      for <Plural value={guests} one="# guest" other="# guests" />
    </Trans>
  ) : (
    <Trans>
      for <Plural value={guests} one="# guest" other="# guests" />, all in
    </Trans>
  );
}

/** Actions of the host: change the experience or single sessions. */
export function HostTools({
  experience,
}: {
  experience: Pick<ExperienceDetails, 'id' | 'title' | 'language'>;
}) {
  const { id, title, language } = experience;
  const prepareDates = () => preloadDialog('experience-sessions');
  const prepareEdit = () => preloadDialog('experience');
  return (
    <>
      <Button
        look="secondary"
        wide
        onPointerEnter={prepareEdit}
        onFocus={prepareEdit}
        onClick={() => openDialog('experience', { actionId: id, sensitive: false })}
      >
        <Trans>Edit experience</Trans>
      </Button>
      <Button
        look="secondary"
        wide
        onPointerEnter={prepareDates}
        onFocus={prepareDates}
        onClick={() => openDialog('experience-sessions', { actionId: id, title, language })}
      >
        <Trans>Change or cancel dates</Trans>
      </Button>
    </>
  );
}
