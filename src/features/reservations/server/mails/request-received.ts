import { msg } from '@lingui/core/macro';
import { mailedWords } from './redact-for-mail.ts';
import { stayFacts } from './stay-facts.ts';
import { homeMoment, type MailTemplate } from './template.ts';

/** To the host: somebody asks for a stay. */
export const requestReceived: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, answerBy } = reservation;
  const { text: message, why } = mailedWords(reservation.message, translate);
  const until = homeMoment(facts, answerBy);
  const answer = translate(
    msg`See who's asking, then approve or decline by ${until}. The nights are held until then.`,
  );
  return {
    subject: translate(msg`${guestName} would like to stay at ${listingTitle}`),
    preheader: translate(msg`Please respond by ${until}.`),
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
