import { msg } from '@lingui/core/macro';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { formatDay } from '#platform/i18n/days.ts';
import {
  type ArrivalFacts,
  type MailFacts,
  type MailTemplate,
  placeMoment,
  placeTime,
} from './template.ts';

/** To the guest of a paid stay, before it begins: where it is and how to get in. */
export const arrivalSoon: MailTemplate = (facts) => {
  const { translate, reservation, texts, hostName, url, arrival, places } = facts;
  if (arrival === null) throw new Error('there is nothing to tell about the arrival');
  const { listingTitle, key } = reservation;
  const isStop = places.boardingOf(reservation) !== null;
  const told = [
    { label: translate(msg`Place`), value: places.placeOf(reservation) },
    {
      label: translate(isStop ? msg`Meeting point` : msg`Address`),
      value: describeAddress(facts, arrival),
    },
    ...TIMES[KINDS[reservation.kind].unit](facts, arrival),
    {
      label: translate(isStop ? msg`Notes for everyone aboard` : msg`Getting in`),
      value: arrival.entryInstructions,
    },
    { label: translate(msg`Wifi`), value: arrival.wifiName },
    { label: translate(msg`Wifi password`), value: arrival.wifiPassword },
    { label: translate(msg`Reference`), value: key },
  ];
  return {
    subject: translate(texts.startsSoon.subject({ title: listingTitle })),
    preheader: translate(
      arrival.wifiName === ''
        ? msg`The address and how to get in.`
        : msg`The address, the wifi details and how to get in.`,
    ),
    heading: translate(texts.startsSoon.heading),
    paragraphs: [
      translate(
        msg`${hostName} is looking forward to meeting you. On arrival, ${hostName} will give you a check-in code to enter on your trip page.`,
      ),
    ],
    facts: told.filter(({ value }) => value !== ''),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** The address, or how else the guest learns where they meet. */
function describeAddress(
  { translate, hostName }: MailFacts,
  { address, latitude }: ArrivalFacts,
): string {
  if (address !== '') return address;
  return translate(
    latitude === null
      ? msg`${hostName} will tell you where to meet.`
      : msg`You'll find directions to the pin on your trip page.`,
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

function nightFacts(facts: MailFacts, arrival: ArrivalFacts): Fact[] {
  const { translate, reservation } = facts;
  const { startDate, endDate } = reservation;
  const checkInFrom = placeTime(facts, startDate, arrival.checkInFrom, arrival.zones.arrival);
  const checkOutUntil = placeTime(facts, endDate, arrival.checkOutUntil, arrival.zones.leaving);
  const arrivalDay = formatDay(startDate, translate.locale, 'full');
  const leavingDay = formatDay(endDate, translate.locale, 'full');
  return [
    { label: translate(msg`Arrival`), value: translate(msg`${arrivalDay}, from ${checkInFrom}`) },
    {
      label: translate(msg`Departure`),
      value: translate(msg`${leavingDay}, by ${checkOutUntil}`),
    },
  ];
}

/** When the first session begins; doors may be open before that. */
function sessionFacts(facts: MailFacts, { checkInFrom, zones }: ArrivalFacts): Fact[] {
  const { translate, reservation } = facts;
  const { startDate, policy } = reservation;
  const begins = (policy.uses ?? []).slice(0, 1).map((start) => Temporal.Instant.from(start));
  return [
    ...begins.map((start) => ({ label: translate(msg`Starts`), value: placeMoment(facts, start) })),
    {
      label: translate(msg`Doors open`),
      value: checkInFrom === '' ? '' : placeTime(facts, startDate, checkInFrom, zones.arrival),
    },
  ];
}

/** When guests arrive, and leave. */
const TIMES: Readonly<Record<Unit, typeof nightFacts>> = {
  night: nightFacts,
  session: sessionFacts,
};
