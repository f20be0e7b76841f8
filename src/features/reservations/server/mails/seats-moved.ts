import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { dateOf, dateRange, type MailTemplate } from './template.ts';

/** To the host: a guest has moved to another session. */
export const seatsMoved: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const before = dateRange(facts, dateOf(facts, 'oldStartDate'), dateOf(facts, 'oldEndDate'));
  const after = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`${guestName} moved to another session of ${listingTitle}`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`A booking has moved`),
    paragraphs: [
      translate(
        msg`${guestName} comes on ${after} instead of ${before}. The seats are taken there, and free again before.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the booking`), url },
  };
};
