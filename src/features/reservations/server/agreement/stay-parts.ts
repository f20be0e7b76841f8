import { msg, plural } from '@lingui/core/macro';
import { type DateText, nightsBetween } from '#domain/dates.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { clockTime } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { formatMoment } from '#platform/i18n/moments.ts';
import type { Translator } from '#platform/server/services.ts';
import type { StayDocument } from '../../contract.ts';
import { TEXTS_OF_KIND } from '../notify/emails/kind-texts.ts';
import type { NightsReservation } from '../store/reservations.ts';
import type { StayFacts, StayPlace } from './document-facts.ts';

export type Part = StayDocument['parts'][number];
export type Fact = Part['facts'][number];

/** Everything that a document is written from, in one language. */
export interface DocumentInput {
  readonly translate: Translator;
  readonly reservation: NightsReservation;
  readonly facts: StayFacts;
  readonly place: StayPlace;
}

/** An amount with its cents. */
export function amountText(amount: Cents, { locale }: Translator): string {
  return formatMoney(amount, locale, { cents: 'always' });
}

/** A moment on the clock of the place, with the name of its zone. */
export function momentText(
  at: Temporal.Instant | string,
  { timeZone }: Pick<NightsReservation, 'timeZone'>,
  { locale }: Translator,
): string {
  const { there } = formatMoment(at, { locale, zone: timeZone, readerZone: null, day: 'full' });
  return `${there} (${timeZone.replaceAll('_', ' ')})`;
}

/** Guest and host. */
export function whoPart({ translate, facts }: DocumentInput): Part {
  return {
    title: translate(msg`Guest and host`),
    facts: [
      { label: translate(msg`Guest`), value: facts.guestName },
      { label: translate(msg`Host`), value: facts.hostName },
    ],
    lines: [],
  };
}

/** The place and the dates of a stay. */
export function wherePart(input: DocumentInput): Part {
  const { translate, reservation, place } = input;
  const { kind, listingTitle, startDate, endDate, guests } = reservation;
  const nights = nightsBetween(startDate, endDate);
  return {
    title: translate(msg`Place and dates`),
    facts: [
      { label: translate(TEXTS_OF_KIND[kind].listing), value: listingTitle },
      ...placeFacts(input, place),
      addressFact(input),
      { label: translate(msg`Arrival`), value: arrivalText(input, startDate) },
      { label: translate(msg`Departure`), value: departureText(input, endDate) },
      {
        label: translate(msg`Nights`),
        value: translate(msg`${plural(nights, { one: '# night', other: '# nights' })}`),
      },
      {
        label: translate(msg`Guests`),
        value: translate(msg`${plural(guests, { one: '# guest', other: '# guests' })}`),
      },
    ],
    lines: [],
  };
}

function placeFacts({ translate }: DocumentInput, { arrival, leaving }: StayPlace): Fact[] {
  if (leaving === null) return [{ label: translate(msg`City`), value: arrival }];
  return [
    { label: translate(msg`Boarding`), value: arrival },
    { label: translate(msg`Leaving`), value: leaving },
  ];
}

/** The address, or from when the guest sees it. */
function addressFact({ translate, reservation, facts }: DocumentInput): Fact {
  const label = translate(msg`Address`);
  if (facts.address === null) {
    const from = momentText(reservation.arrivalDetailsFrom, reservation, translate);
    return { label, value: translate(msg`Available here from ${from}`) };
  }
  if (facts.address !== '') return { label, value: facts.address };
  return { label, value: translate(msg`The host will tell you the meeting point`) };
}

function arrivalText({ translate, facts }: DocumentInput, startDate: DateText): string {
  const day = formatDay(startDate, translate.locale, 'weekday');
  if (facts.checkInFrom === '') return day;
  const time = clockTime(facts.checkInFrom, translate.locale);
  return translate(msg`${day}, from ${time}`);
}

function departureText({ translate, facts }: DocumentInput, endDate: DateText): string {
  const day = formatDay(endDate, translate.locale, 'weekday');
  if (facts.checkOutUntil === '') return day;
  const time = clockTime(facts.checkOutUntil, translate.locale);
  return translate(msg`${day}, by ${time}`);
}
