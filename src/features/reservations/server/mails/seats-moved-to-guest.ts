import { msg } from '@lingui/core/macro';
import { movedSeats } from './moved-seats.ts';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money } from './template.ts';

/** To the guest: their move to another session is done. */
export const seatsMovedToGuest: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const { before, after } = movedSeats(facts);
  // A pass that holds fewer sessions there.
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  return {
    subject: translate(msg`Your booking for ${listingTitle} has moved`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`Your booking has moved`),
    paragraphs:
      refund > 0
        ? [
            translate(msg`You come on ${after} instead of ${before}.`),
            translate(msg`Your refund of ${refundText} is on its way.`),
          ]
        : [translate(msg`You come on ${after} instead of ${before}. Your price stays the same.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your booking`), url },
  };
};
