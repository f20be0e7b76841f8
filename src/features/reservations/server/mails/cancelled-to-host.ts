import { msg } from '@lingui/core/macro';
import { keptFacts } from './kept-facts.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: a reservation is cancelled. */
export const cancelledToHost: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${guestName}'s stay at ${listingTitle} was cancelled`),
    preheader: translate(msg`The nights are available again.`),
    heading: translate(msg`A reservation was cancelled`),
    paragraphs: [
      translate(
        msg`${guestName}'s stay at ${listingTitle} was cancelled. The nights are available again.`,
      ),
    ],
    facts: [...stayFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};
