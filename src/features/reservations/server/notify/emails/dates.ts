import { msg } from '@lingui/core/macro';
import { boardingLine, reservationFacts } from './email-facts.ts';
import {
  dateRange,
  deadline,
  getDetailCents,
  getDetailDate,
  type MailTemplate,
  money,
} from './template.ts';

/** To the guest: the host agreed to other dates. */
export const changeAccepted: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate, endDate, payBy } = reservation;
  const dates = dateRange(facts, startDate, endDate);
  const due = getDetailCents(facts, 'due');
  const dueText = money(facts, due);
  const until = payBy === null ? '' : deadline(facts, payBy);
  const payment =
    payBy === null
      ? translate(msg`${dueText} is due. Please pay it before you arrive.`)
      : translate(msg`${dueText} is due. Please pay it by ${until}.`);
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  return {
    subject: translate(msg`Your new dates at ${listingTitle}`),
    preheader: translate(msg`${hostName} agreed: ${dates}.`),
    heading: translate(msg`Your dates have changed`),
    paragraphs: [
      translate(msg`${hostName} agreed: your stay is now ${dates}.`),
      ...(due > 0 ? [payment] : []),
      ...(refund > 0 ? [translate(msg`Your refund of ${refundText} is on its way.`)] : []),
    ],
    facts: reservationFacts(facts),
    action: {
      label: due > 0 ? translate(msg`Pay now`) : translate(msg`See your trip`),
      url,
    },
  };
};

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

/** To the host: the guest of a request that waits has chosen other dates. */
export const datesUpdated: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const before = dateRange(
    facts,
    getDetailDate(facts, 'oldStartDate'),
    getDetailDate(facts, 'oldEndDate'),
  );
  const after = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`${guestName} changed the dates for ${listingTitle}`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`A request has new dates`),
    paragraphs: [translate(msg`${guestName} would now like ${after} instead of ${before}.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the request`), url },
  };
};
