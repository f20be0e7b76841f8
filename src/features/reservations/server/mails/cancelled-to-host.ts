import { msg } from '@lingui/core/macro';
import { keptFacts } from './kept-facts.ts';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: a reservation is cancelled. */
export const cancelledToHost: MailTemplate = (facts) => {
  const { translate, reservation, texts, guestName, url } = facts;
  const { listingTitle: title } = reservation;
  return {
    subject: translate(texts.cancelled.hostSubject({ title, guestName })),
    preheader: translate(texts.released),
    heading: translate(msg`A reservation was cancelled`),
    paragraphs: [translate(texts.cancelled.hostText({ title, guestName }))],
    facts: [...reservationFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};
