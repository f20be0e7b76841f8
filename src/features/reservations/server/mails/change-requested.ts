import { msg } from '@lingui/core/macro';
import { boardingLine } from './boarding-facts.ts';
import { reservationFacts } from './reservation-facts.ts';
import { dateRange, getDetailCents, getDetailDate, type MailTemplate, money } from './template.ts';

/** To the host: the guest of an approved stay requests other dates. */
export const changeRequested: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const difference = getDetailCents(facts, 'difference');
  const amount = money(facts, Math.abs(difference));
  const now = dateRange(facts, startDate, endDate);
  const requested = dateRange(
    facts,
    getDetailDate(facts, 'startDate'),
    getDetailDate(facts, 'endDate'),
  );
  const price =
    difference > 0
      ? translate(msg`That would raise the price by ${amount}.`)
      : difference < 0
        ? translate(msg`That would lower the price by ${amount}.`)
        : translate(msg`The price would stay the same.`);
  const places = facts.places.boardingOf({
    listingId: reservation.listingId,
    startDate: getDetailDate(facts, 'startDate'),
    endDate: getDetailDate(facts, 'endDate'),
  });
  return {
    subject: translate(msg`${guestName} asked to change dates at ${listingTitle}`),
    preheader: translate(msg`${requested} instead of ${now}.`),
    heading: translate(msg`A request to change dates`),
    paragraphs: [
      translate(msg`${guestName} would like ${requested} instead of ${now}.`),
      ...(places === null
        ? []
        : [translate(msg`With the new dates: ${boardingLine(places, translate)}`)]),
      price,
      translate(msg`Both sets of dates are held until you respond.`),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`Respond`), url },
  };
};
