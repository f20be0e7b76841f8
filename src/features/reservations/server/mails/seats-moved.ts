import { msg } from '@lingui/core/macro';
import { movedSeats } from './moved-seats.ts';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: a guest has moved to another session. */
export const seatsMoved: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const { before, after } = movedSeats(facts);
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
