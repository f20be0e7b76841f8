import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { dateOf, dateRange, type MailTemplate } from './template.ts';

/** To the guest: their move to another session is done. */
export const seatsMovedToGuest: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const before = dateRange(facts, dateOf(facts, 'oldStartDate'), dateOf(facts, 'oldEndDate'));
  const after = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`Your booking for ${listingTitle} has moved`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`Your booking has moved`),
    paragraphs: [
      translate(msg`You come on ${after} instead of ${before}. Your price stays the same.`),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your booking`), url },
  };
};
