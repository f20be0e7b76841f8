import { msg } from '@lingui/core/macro';
import { dayWords } from '#platform/i18n/days.ts';
import { type MailTemplate, placeTime } from './template.ts';

/** To the guest of what is paid, before it begins: where it is and how to get in. */
export const arrivalSoon: MailTemplate = (facts) => {
  const { translate, reservation, texts, hostName, url, arrival } = facts;
  if (arrival === null) throw new Error('there is nothing to tell about the arrival');
  const { listingTitle, startDate, endDate, key } = reservation;
  const checkInFrom = placeTime(facts, startDate, arrival.checkInFrom, arrival.zones.arrival);
  const checkOutUntil = placeTime(facts, endDate, arrival.checkOutUntil, arrival.zones.leaving);
  const arrivalDay = dayWords(startDate, translate.locale, 'full');
  const leavingDay = dayWords(endDate, translate.locale, 'full');
  const told = [
    { label: translate(msg`Address`), value: arrival.address },
    { label: translate(msg`Arrival`), value: translate(msg`${arrivalDay}, from ${checkInFrom}`) },
    {
      label: translate(msg`Departure`),
      value: translate(msg`${leavingDay}, by ${checkOutUntil}`),
    },
    { label: translate(msg`Getting in`), value: arrival.entryInstructions },
    { label: translate(msg`Wifi`), value: arrival.wifiName },
    { label: translate(msg`Wifi password`), value: arrival.wifiPassword },
    { label: translate(msg`Reference`), value: key },
  ];
  return {
    subject: translate(msg`Almost there: how to get to ${listingTitle}`),
    preheader: translate(msg`The address, the wifi details and how to get in.`),
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
