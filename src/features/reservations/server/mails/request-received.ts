import { msg } from '@lingui/core/macro';
import { momentInWords } from '../words.ts';
import { mailedWords } from './mailed-words.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: somebody asks for a stay. */
export const requestReceived: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, answerBy, timeZone } = reservation;
  const { text: message, why } = mailedWords(reservation.message, translate);
  const until = momentInWords(answerBy, timeZone, translate.locale);
  const answer = translate(
    msg`Have a look at who is asking, and say yes or no by ${until}. Until then the nights are held.`,
  );
  return {
    subject: translate(msg`${guestName} would like to stay at ${listingTitle}`),
    preheader: translate(msg`Please answer by ${until}.`),
    heading: translate(msg`You have a new request`),
    paragraphs: [
      translate(msg`${guestName} would like to stay at ${listingTitle}.`),
      ...(message === '' ? [] : [translate(msg`Their message: ${message}`)]),
      ...why,
      answer,
    ],
    facts: stayFacts(facts),
    // The page asks whoever is signed out to log in, and goes on with the approval.
    action: { label: translate(msg`See the request`), url: `${url}?action=approve` },
  };
};
