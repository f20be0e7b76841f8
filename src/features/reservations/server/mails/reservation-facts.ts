import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import { hasSessions } from '#domain/kinds.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import { getSessions } from '../store/reservations.ts';
import { boardingFacts } from './boarding-facts.ts';
import { sessionTime } from './session-time.ts';
import { type MailFacts, money, reservationDates } from './template.ts';

type Facts = MailFact[];

/** The reservation in a few rows: listing, dates, guests, price. */
export function reservationFacts(facts: MailFacts): Facts {
  const { translate, reservation, texts, payout } = facts;
  const { listingTitle, guests, total, key } = reservation;
  return [
    { label: translate(texts.listing), value: listingTitle },
    ...(hasSessions(reservation) ? sessionFacts(facts) : nightFacts(facts)),
    {
      label: translate(msg`Guests`),
      value: translate(msg`${plural(guests, { one: '# guest', other: '# guests' })}`),
    },
    ...(payout === null
      ? []
      : [{ label: translate(msg`You receive`), value: money(facts, payout), isAmount: true }]),
    {
      label: translate(payout === null ? msg`Total` : msg`The guest pays`),
      value: money(facts, total),
      isAmount: true,
    },
    ...gettingInFacts(facts),
    { label: translate(msg`Reference`), value: key },
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

function gettingInFacts({ translate, gettingIn }: MailFacts): Facts {
  if (gettingIn === null) return [];
  return [
    { label: translate(msg`Address`), value: gettingIn.address },
    { label: translate(msg`Getting in`), value: gettingIn.entryInstructions },
  ].filter(({ value }) => value !== '');
}
