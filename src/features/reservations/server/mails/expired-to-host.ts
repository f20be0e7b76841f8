import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: a request went unanswered. */
export const expiredToHost: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`A request for ${listingTitle} has expired`),
    preheader: translate(msg`The dates are available again.`),
    heading: translate(msg`A request has expired`),
    paragraphs: [
      translate(
        msg`${guestName}'s request for ${listingTitle} expired without a response. The dates are available again.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
