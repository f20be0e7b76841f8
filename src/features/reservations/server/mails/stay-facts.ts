import { msg, plural } from '@lingui/core/macro';
import { nightsBetween } from '#domain/dates.ts';
import { type MailFacts, money, stayDates } from './template.ts';

type Facts = { label: string; value: string }[];

/** The reservation in a few rows: what, when, how many, how much. */
export function stayFacts(facts: MailFacts): Facts {
  const { translate, reservation } = facts;
  const { listingTitle, startDate, endDate, guests, total, key } = reservation;
  const nights = nightsBetween(startDate, endDate);
  return [
    { label: translate(msg`Stay`), value: listingTitle },
    {
      label: translate(msg`Dates`),
      value: stayDates(facts, startDate, endDate),
    },
    {
      label: translate(msg`Nights`),
      value: translate(msg`${plural(nights, { one: '# night', other: '# nights' })}`),
    },
    {
      label: translate(msg`Guests`),
      value: translate(msg`${plural(guests, { one: '# guest', other: '# guests' })}`),
    },
    { label: translate(msg`Total`), value: money(facts, total) },
    { label: translate(msg`Reference`), value: key },
  ];
}
