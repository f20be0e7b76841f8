import { msg } from '@lingui/core/macro';
import { keptFacts } from './kept-facts.ts';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: the guest left before the last night. */
export const guestLeft: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${guestName} left ${listingTitle} early`),
    preheader: translate(msg`The dates are available again.`),
    heading: translate(msg`Your guest left early`),
    paragraphs: [
      translate(
        msg`${guestName} ended the stay at ${listingTitle} early. The dates are available again.`,
      ),
    ],
    facts: [...reservationFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};
