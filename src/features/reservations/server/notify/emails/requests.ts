import { msg } from '@lingui/core/macro';
import { reservationFacts } from './email-facts.ts';
import { redactForMail } from './email-places.ts';
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

/** To the guest: the request is with the host. */
export const requestSent: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, answerBy } = reservation;
  const until = deadline(facts, answerBy);
  return {
    subject: translate(msg`Your request for ${listingTitle} is on its way`),
    preheader: translate(msg`${hostName} has until ${until} to respond.`),
    heading: translate(msg`We've sent your request`),
    paragraphs: [
      translate(
        msg`${hostName} has until ${until} to respond. The dates are held for you, and there's nothing to pay yet.`,
      ),
      translate(msg`Until then, you can change your dates or cancel your request at any time.`),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the host declined. */
export const declined: MailTemplate = (facts) => {
  const { translate, reservation, texts, hostName, url } = facts;
  const { text: reason, why } = redactForMail(facts.reason ?? '', translate);
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${listingTitle} isn't available on your dates`),
    preheader: translate(msg`${hostName} can't host you this time. You weren't charged.`),
    heading: translate(msg`${hostName} can't host you this time`),
    paragraphs: [
      ...(reason === '' ? [] : [translate(msg`Their reason: ${reason}`)]),
      ...why,
      translate(msg`You weren't charged.`),
      ...(texts.request === null ? [] : [translate(texts.request.elsewhere)]),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the host did not answer in time. */
export const expired: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`Your request for ${listingTitle} has expired`),
    preheader: translate(msg`${hostName} didn't respond in time. You weren't charged.`),
    heading: translate(msg`No response in time`),
    paragraphs: [
      translate(
        msg`${hostName} didn't respond to your request for ${listingTitle} in time, so it has expired. You weren't charged.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

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

/** To the guest: the seats held during payment were released. */
export const holdEnded: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const text = translate(
    msg`Your payment for ${listingTitle} didn't arrive in time, so your seats are available to others again. You weren't charged.`,
  );
  return {
    subject: translate(msg`Your seats for ${listingTitle} are no longer held`),
    preheader: translate(msg`You weren't charged.`),
    heading: translate(msg`Your seats are no longer held`),
    paragraphs: [text, translate(msg`If there's still room, you can book them again.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
