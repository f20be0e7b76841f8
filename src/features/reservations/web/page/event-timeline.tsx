import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { lastDay } from '#domain/booked-days.ts';
import { firstName } from '#domain/first-name.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ZoneNote } from '#market/booking/index.web.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { Day } from '#platform/web/time/day.tsx';
import { DayRange } from '#platform/web/time/day-range.tsx';
import { Moment, ReaderMoment } from '#platform/web/time/moment.tsx';
import { Check } from '#platform/web/ui/icons.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { DueDay } from '../money/due-day.tsx';
import { Money, useMoney } from '../money/money.tsx';
import { type DatedInstalment, findNextInstalment } from '../money/next-instalment.ts';
import { placeClock } from '../time/place-clock.ts';

type Event = ReservationDetails['events'][number];

/** All events with actor, time, action and reason; the latest first. */
export function EventTimeline({
  events,
  kind,
  zone,
  city,
}: {
  events: readonly Event[];
  kind: ListingKind;
  zone: string;
  city: string;
}) {
  const { i18n } = useLingui();
  const money = useMoney();
  const latestFirst = [...events].reverse();
  return (
    <div className="grid gap-3">
      <ol className="grid">
        {latestFirst.map((event, at) => (
          <li
            key={`${event.at} ${event.action}`}
            className="relative grid gap-1 ps-7 pb-5 last:pb-0"
          >
            {at < latestFirst.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute start-[5px] top-3 h-full w-0.5 bg-line"
              />
            ) : null}
            <span
              aria-hidden="true"
              className={`absolute start-0 top-1.5 size-3 rounded-full border-2 ${at === 0 ? 'border-pine bg-pine' : 'border-line-strong bg-raised'}`}
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold" suppressHydrationWarning>
                {i18n._(eventText(event, kind, money, i18n))}
              </span>
              <span className="text-soft text-sm">
                <ReaderMoment at={event.at} zone={zone} day="with-year" isNamed={false} />
              </span>
            </p>
            <EventDetails event={event} kind={kind} zone={zone} city={city} />
            {/* What the system says is a code, and told above. */}
            {event.reason === null || event.party === 'system' ? null : (
              <p className="whitespace-pre-line text-soft [overflow-wrap:anywhere]">
                <span>“</span>
                <MessageParts parts={event.reason} />
                <span>”</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <ZoneNote zone={zone} city={city} at={events.map(({ at }) => at)} />
    </div>
  );
}

function EventDetails({
  event: { details },
  kind,
  zone,
  city,
}: {
  event: Event;
  kind: ListingKind;
  zone: string;
  city: string;
}) {
  const { oldStartDate, oldEndDate, startDate, endDate, refund } = details;
  const isMove = typeof oldStartDate === 'string' && typeof oldEndDate === 'string';
  const hasDates = typeof startDate === 'string' && typeof endDate === 'string';
  const hours = movedHours(details);
  const hasRefund = typeof refund === 'number' && refund > 0;
  if (!(isMove && hasDates) && hours === null && !hasRefund) return null;
  return (
    <p className="text-sm text-soft">
      {hours !== null ? (
        <span className="block">
          <s>
            <Moment at={hours.before} zone={zone} city={city} day="with-year" />
          </s>
          <br />
          <Moment at={hours.after} zone={zone} city={city} day="with-year" />
        </span>
      ) : isMove && hasDates ? (
        <span className="block">
          <s>
            <DayRange start={oldStartDate} end={lastDay(kind, oldEndDate)} />
          </s>
          <br />
          <DayRange start={startDate} end={lastDay(kind, endDate)} />
        </span>
      ) : null}
      {hasRefund ? (
        <Trans>
          <Money amount={refund} /> was refunded to the guest
        </Trans>
      ) : null}
    </p>
  );
}

/**
 * Start of a session before and after a change; null for nights, and if only its place or end
 * changed.
 */
function movedHours({ oldStartsAt, startsAt }: Event['details']) {
  if (typeof oldStartsAt !== 'string' || typeof startsAt !== 'string') return null;
  return oldStartsAt === startsAt ? null : { before: oldStartsAt, after: startsAt };
}

/** Sentences about events that differ by kind. `name` is the name of the account that acted. */
interface KindEventTexts {
  request(name: string): MessageDescriptor;
  expire: MessageDescriptor;
  complete: MessageDescriptor;
  updateDates(name: string): MessageDescriptor;
}

const NIGHTS_EVENTS: KindEventTexts = {
  request: (name) => msg`${name} requested to stay`,
  expire: msg`The request expired without a response`,
  complete: msg`The stay was completed`,
  updateDates: (name) => msg`${name} changed the dates`,
};

const EVENT_TEXTS: Readonly<Record<ListingKind, KindEventTexts>> = {
  stay: NIGHTS_EVENTS,
  itinerant: NIGHTS_EVENTS,
  experience: {
    request: (name) => msg`${name} reserved seats`,
    expire: msg`The payment didn't arrive in time`,
    complete: msg`It took place`,
    updateDates: (name) => msg`${name} moved to another date`,
  },
};

/** An event as a sentence that names its actor. */
function eventText(
  event: Event,
  kind: ListingKind,
  money: (amount: number) => string,
  i18n: I18n,
): MessageDescriptor {
  // A deleted account is known by no name.
  const actorName = event.actorName ?? '';
  const name = setApart(formatName(actorName, i18n), i18n.locale);
  const { action, details } = event;
  const texts = EVENT_TEXTS[kind];
  switch (action) {
    case 'request':
      return texts.request(name);
    case 'approve':
      return event.party === 'system'
        ? msg`The booking was approved right away`
        : msg`${name} approved the request`;
    case 'confirm':
      return msg`The reservation was confirmed`;
    case 'decline':
      return msg`${name} declined the request`;
    case 'expire':
      return texts.expire;
    case 'cancel':
      if (details.calledOff !== undefined) return msg`The host cancelled the session`;
      if (details.tooFew !== undefined) return msg`The journey isn't going ahead: too few people`;
      if (details.byStaff !== undefined) return msg`We cancelled the reservation`;
      if (event.party === 'system')
        return msg`The reservation was cancelled because it wasn't paid in time`;
      if (event.fromStatus === 'checked-in')
        return actorName === '' ? msg`The guest left early` : msg`${name} left early`;
      return actorName === ''
        ? msg`The reservation was cancelled`
        : msg`${name} cancelled the reservation`;
    case 'pay': {
      const amount =
        typeof details.amount === 'number' ? setApart(money(details.amount), i18n.locale) : null;
      return amount === null ? msg`${name} paid` : msg`${name} paid ${amount}`;
    }
    case 'check-in':
      return event.party === 'host' ? msg`${name} checked the guest in` : msg`${name} checked in`;
    case 'complete':
      return texts.complete;
    case 'no-show':
      return msg`No one checked in`;
    case 'update-dates':
      return texts.updateDates(name);
    case 'reschedule':
      return typeof details.lost === 'number' && details.lost > 0
        ? msg`The host cancelled some of the sessions`
        : msg`The time or place has changed`;
    case 'request-change':
      return msg`${name} asked to change dates`;
    case 'accept-change':
      return msg`${name} accepted the new dates`;
    case 'decline-change':
      return msg`${name} kept the original dates`;
  }
}

/** News that differ by kind. */
interface KindNews {
  pending(hostName: string): ReactElement;
  readonly confirmed: ReactElement;
}

const NIGHTS_NEWS: KindNews = {
  pending: (hostName) => <Trans>Request sent to {hostName}</Trans>,
  confirmed: <Trans>It's yours</Trans>,
};

const NEWS: Readonly<Record<ListingKind, KindNews>> = {
  stay: NIGHTS_NEWS,
  itinerant: NIGHTS_NEWS,
  experience: {
    pending: () => <Trans>Your seats are held</Trans>,
    confirmed: <Trans>You're booked</Trans>,
  },
};

/** The latest change in a few words, for the guest; nothing if other parts of the page show it. */
export function WhatHappened({ reservation }: { reservation: ReservationDetails }) {
  const { status, due, paid, host, listing, payBy, isInstant } = reservation;
  const hostName = firstName(host.name);
  const news = NEWS[listing.kind];
  switch (status) {
    case 'pending':
      return news.pending(hostName);
    case 'approved':
      if (due > 0) {
        if (payBy === null || paid > 0) return null;
        return isInstant ? <Trans>Your dates are held</Trans> : <Trans>{hostName} said yes</Trans>;
      }
      if (reservation.go?.status === 'waiting') return <Trans>You're aboard</Trans>;
      return news.confirmed;
    case 'checked-in':
      return due > 0 ? null : <Trans>You're in</Trans>;
    default:
      return null;
  }
}

interface Step {
  readonly name: string;
  readonly title: ReactNode;
  /** Its time, if known. */
  readonly when: ReactNode;
  readonly isDone: boolean;
}

/** Past and upcoming steps, as a line; nothing once the reservation is over. */
export function StepsAhead({
  reservation,
  readAt,
}: {
  reservation: ReservationDetails;
  /** ISO instant. */
  readAt: string;
}) {
  const { t } = useLingui();
  if (!['pending', 'approved', 'checked-in'].includes(reservation.status)) return null;
  const steps = listSteps(reservation, readAt);
  const now = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol aria-label={t`Steps`} className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
      {steps.map(({ name, title, when, isDone }, at) => (
        <li
          key={name}
          aria-current={at === now ? 'step' : undefined}
          className={`flex gap-3 border-t-2 pt-3 max-sm:border-t-0 max-sm:pt-0 ${isDone ? 'border-pine' : at === now ? 'border-ember' : 'border-line-strong'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 flex-none place-items-center rounded-pill border-2 ${isDone ? 'border-pine bg-pine text-paper' : at === now ? 'border-ember' : 'border-line-strong'}`}
          >
            {isDone ? <Check className="size-4" /> : null}
          </span>
          <span className="grid content-start">
            <span className={isDone || at === now ? 'font-semibold' : 'text-soft'}>
              {title}
              {isDone ? (
                <span className="sr-only">
                  {' '}
                  <Trans>(done)</Trans>
                </span>
              ) : null}
            </span>
            {when === null ? null : <span className="text-soft text-sm">{when}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

type FirstSteps = (reservation: ReservationDetails, clock: Clock) => Step[];
type Clock = ReturnType<typeof placeClock> & { readonly readAt: string };

/** The request and the host's answer. */
const answerSteps: FirstSteps = ({ status, host, answerBy, isInstant }, clock) => {
  if (isInstant) {
    return [{ name: 'held', title: <Trans>Dates held</Trans>, when: null, isDone: true }];
  }
  const hostName = firstName(host.name);
  const isAnswered = status !== 'pending';
  return [
    { name: 'sent', title: <Trans>Request sent</Trans>, when: null, isDone: true },
    {
      name: 'answer',
      title: isAnswered ? <Trans>{hostName} said yes</Trans> : <Trans>{hostName} responds</Trans>,
      when: isAnswered ? null : (
        <Trans>
          by <ReaderMoment at={answerBy} {...clock} />
        </Trans>
      ),
      isDone: isAnswered,
    },
  ];
};

/** Steps before the payment. */
const FIRST_STEPS: Readonly<Record<ListingKind, FirstSteps>> = {
  stay: answerSteps,
  itinerant: answerSteps,
  experience: () => [{ name: 'held', title: <Trans>Seats held</Trans>, when: null, isDone: true }],
};

function listSteps(reservation: ReservationDetails, readAt: string): Step[] {
  const clock = { ...placeClock(reservation), readAt };
  const { status, due, total, payBy, startDate, listing } = reservation;
  const isIn = status === 'checked-in';
  const isAnswered = status !== 'pending';
  const next = findNextInstalment(reservation);
  const pay: Step = {
    name: 'pay',
    title: <Trans>Pay</Trans>,
    when:
      due > 0 && payBy !== null && next === null ? (
        <Trans>
          by <ReaderMoment at={payBy} {...clock} />
        </Trans>
      ) : due > 0 && !isAnswered ? (
        <Trans>within 24 hours of approval</Trans>
      ) : null,
    isDone: isAnswered && (due === 0 || next !== null),
  };
  const arrive: Step = {
    name: 'arrive',
    title: <Trans>Arrive</Trans>,
    when: <Day date={startDate} />,
    isDone: isIn,
  };
  const first = [...FIRST_STEPS[listing.kind](reservation, clock), ...(total > 0 ? [pay] : [])];
  if (next === null) return [...first, arrive];
  const instalment = instalmentStep(next, reservation);
  const isBefore = !isIn && next.dueAt.slice(0, startDate.length) < startDate;
  return isBefore ? [...first, instalment, arrive] : [...first, arrive, instalment];
}

/** The payment of an instalment that has a due date. */
function instalmentStep(next: DatedInstalment, { startDate }: ReservationDetails): Step {
  // One that wasn't paid when it was due is still in time until its nights begin.
  const by = next.state === 'planned' ? next.dueAt : next.startDate;
  return {
    name: 'instalment',
    title:
      next.state === 'late' ? (
        <Trans>Pay now</Trans>
      ) : (
        <Trans>
          Pay by <DueDay at={by} since={startDate} />
        </Trans>
      ),
    when: <Money amount={next.amount} />,
    isDone: false,
  };
}
