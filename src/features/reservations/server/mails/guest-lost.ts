import { msg } from '@lingui/core/macro';
import { keptFacts } from './kept-facts.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: a reservation is cancelled. */
export const guestLost: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`The stay of ${guestName} at ${listingTitle} is cancelled`),
    preheader: translate(msg`The nights are free again.`),
    heading: translate(msg`A reservation is cancelled`),
    paragraphs: [
      translate(
        msg`The stay of ${guestName} at ${listingTitle} is cancelled. The nights are free again.`,
      ),
    ],
    facts: [...stayFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};
