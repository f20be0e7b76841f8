import { msg } from '@lingui/core/macro';
import { keptFacts } from './kept-facts.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: the guest left before the last night. */
export const guestLeft: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${guestName} left ${listingTitle} early`),
    preheader: translate(msg`The nights are available again.`),
    heading: translate(msg`Your guest left early`),
    paragraphs: [
      translate(
        msg`${guestName} ended the stay at ${listingTitle} early. The nights are available again.`,
      ),
    ],
    facts: [...stayFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};
