import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import { boardingFacts } from './boarding-facts.ts';
import { type MailFacts, money, reservationDates } from './template.ts';

type Facts = MailFact[];

/** The reservation in a few rows: what, when, how many, how much. */
export function reservationFacts(facts: MailFacts): Facts {
  const { translate, reservation, texts, payout } = facts;
  const { listingTitle, guests, total, key } = reservation;
  return [
    { label: translate(texts.listing), value: listingTitle },
    { label: translate(msg`Dates`), value: reservationDates(facts) },
    ...boardingFacts(facts),
    ...lengthFacts(facts),
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
    { label: translate(msg`Reference`), value: key },
  ];
}

/** Nights, or sessions where there are several. */
function lengthFacts({ translate, reservation }: MailFacts): Facts {
  const { startDate, endDate, sessions } = reservation;
  if (sessions.length === 0) {
    const nights = nightsBetween(startDate, endDate);
    return [
      {
        label: translate(msg`Nights`),
        value: translate(msg`${plural(nights, { one: '# night', other: '# nights' })}`),
      },
    ];
  }
  const count = sessions.length;
  if (count === 1) return [];
  return [
    {
      label: translate(msg`Sessions`),
      value: translate(msg`${plural(count, { one: '# session', other: '# sessions' })}`),
    },
  ];
}
