import { msg } from '@lingui/core/macro';
import { redactForMail } from './redact-for-mail.ts';
import { reservationFacts } from './reservation-facts.ts';
import { deadline, type MailTemplate } from './template.ts';

/** To the host: a guest requests a stay. */
export const requestReceived: MailTemplate = (facts) => {
  const { translate, reservation, texts, guestName, url } = facts;
  const { listingTitle: title, answerBy } = reservation;
  if (texts.request === null) throw new Error('no host is asked');
  const { text: message, why } = redactForMail(reservation.message, translate);
  const until = deadline(facts, answerBy);
  const answer = translate(
    msg`See who's asking, then approve or decline by ${until}. The dates are held until then.`,
  );
  return {
    subject: translate(texts.request.subject({ guestName, title })),
    preheader: translate(msg`Please respond by ${until}.`),
    heading: translate(msg`You have a new request`),
    paragraphs: [
      translate(texts.request.text({ guestName, title })),
      ...(message === '' ? [] : [translate(msg`Their message: ${message}`)]),
      ...why,
    ],
    deadline: answer,
    facts: reservationFacts(facts),
    // The page asks signed-out visitors to log in, and then continues with the approval.
    action: { label: translate(msg`See the request`), url: `${url}?action=approve` },
  };
};
