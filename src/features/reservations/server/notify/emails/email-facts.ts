import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { hasEndedEarly } from '#domain/lifecycles.ts';
import type { Cents } from '#domain/money.ts';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { formatDay } from '#platform/i18n/days.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import type { Translator } from '#platform/server/services.ts';
import { getSessions } from '../../store/reservations.ts';
import { sessionTime } from './session-time.ts';
import { getDetailCents, type MailFacts, money, reservationDates } from './template.ts';

/** Where and on which days the guest boards and disembarks; empty for a listing in one place. */
export function boardingFacts({ translate, reservation, places }: MailFacts): MailFact[] {
  const boarding = places.boardingOf(reservation);
  if (boarding === null) return [];
  const row = (
    label: string,
    { city, countryName }: ShownBoarding['arrival' | 'leaving'],
    date: string,
  ) => {
    const day = formatDay(date, translate.locale, 'weekday');
    return { label, value: translate(msg`${city}, ${countryName} · ${day}`) };
  };
  const { startDate, endDate } = reservation;
  return [
    row(translate(msg`Boarding`), boarding.arrival, startDate),
    row(translate(msg`Leaving`), boarding.leaving, endDate),
  ];
}

/** The same in a sentence, without the days. */
export function boardingLine({ arrival, leaving }: ShownBoarding, translate: Translator): string {
  const boardIn = arrival.city;
  const leaveIn = leaving.city;
  return translate(msg`Board in ${boardIn}, leave in ${leaveIn}.`);
}

/** Whether staff cancelled it, with a refund of their choice. */
export function wasCancelledByStaff(facts: MailFacts): boolean {
  return getDetailCents(facts, 'byStaff') > 0;
}

/** The words of staff to both sides; empty for all other cancellations. */
export function staffWords(facts: MailFacts): string[] {
  const { translate, reason } = facts;
  if (!wasCancelledByStaff(facts) || reason === null || reason === '') return [];
  return [translate(msg`We had to cancel it: ${reason}`)];
}

/** The refunded and the retained part of a cancelled stay's payment; empty if nothing was paid. */
export function keptFacts(facts: MailFacts): { label: string; value: string }[] {
  const { translate, reservation } = facts;
  if (reservation.paid === 0) return [];
  return [
    {
      label: translate(msg`Refunded to the guest`),
      value: money(facts, getDetailCents(facts, 'refund')),
    },
    {
      label: wasCancelledByStaff(facts)
        ? translate(msg`Not refunded`)
        : translate(msg`Kept under the policy`),
      value: money(facts, getDetailCents(facts, 'kept')),
    },
  ];
}

type Facts = MailFact[];

/** The reservation in a few rows: listing, dates, guests, price. */
export function reservationFacts(facts: MailFacts): Facts {
  const { translate, reservation, texts, payout } = facts;
  const { listingTitle, guests, total, key } = reservation;
  return [
    { label: translate(texts.listing), value: listingTitle },
    ...WHEN[KINDS[reservation.kind].unit](facts),
    {
      label: translate(msg`Guests`),
      value: translate(msg`${plural(guests, { one: '# guest', other: '# guests' })}`),
    },
    ...(payout === null
      ? [{ label: translate(msg`Total`), value: money(facts, total), isAmount: true }]
      : hostPriceFacts(facts, payout)),
    ...gettingInFacts(facts),
    { label: translate(msg`Reference`), value: key },
  ];
}

/** The price for its host; nothing after an early end, when it is no longer what is paid. */
function hostPriceFacts(facts: MailFacts, payout: Cents): Facts {
  const { translate, reservation } = facts;
  if (hasEndedEarly(reservation.status)) return [];
  return [
    { label: translate(msg`You receive`), value: money(facts, payout), isAmount: true },
    {
      label: translate(msg`The guest pays`),
      value: money(facts, reservation.total),
      isAmount: true,
    },
  ];
}

function nightFacts(facts: MailFacts): Facts {
  const { translate, reservation } = facts;
  const nights = nightsBetween(reservation.startDate, reservation.endDate);
  return [
    { label: translate(msg`Dates`), value: reservationDates(facts) },
    ...boardingFacts(facts),
    {
      label: translate(msg`Nights`),
      value: translate(msg`${plural(nights, { one: '# night', other: '# nights' })}`),
    },
  ];
}

/** Each session with its hours; the days alone if none is in the timetable any more. */
function sessionFacts(facts: MailFacts): Facts {
  const { translate, sessions, reservation } = facts;
  const when =
    sessions.length === 0
      ? reservationDates(facts)
      : sessions.map((session) => sessionTime(facts, session)).join('\n');
  const titles = [...new Set(sessions.map(({ title }) => title))].filter(
    (title) => title !== '' && title !== reservation.listingTitle,
  );
  const count = getSessions(reservation).length;
  return [
    ...(titles.length === 0 ? [] : [{ label: translate(msg`Session`), value: titles.join('\n') }]),
    { label: translate(msg`When`), value: when },
    ...(count < 2
      ? []
      : [
          {
            label: translate(msg`Sessions`),
            value: translate(msg`${plural(count, { one: '# session', other: '# sessions' })}`),
          },
        ]),
  ];
}

/** The facts of the nights, or of the sessions, that are reserved. */
const WHEN: Readonly<Record<Unit, typeof nightFacts>> = {
  night: nightFacts,
  session: sessionFacts,
};

function gettingInFacts({ translate, gettingIn }: MailFacts): Facts {
  if (gettingIn === null) return [];
  return [
    { label: translate(msg`Address`), value: gettingIn.address },
    { label: translate(msg`Getting in`), value: gettingIn.entryInstructions },
  ].filter(({ value }) => value !== '');
}
