import { msg } from '@lingui/core/macro';
import { reservationFacts } from './email-facts.ts';
import { deadline, type MailTemplate, money } from './template.ts';

// Staff have moved a deadline. Their reason stays in the log.

/** To the host: there is more time to answer a request. */
export const answerExtended: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const until = deadline(facts, reservation.answerBy);
  return {
    subject: translate(msg`You have until ${until} to respond to ${guestName}`),
    preheader: translate(msg`Please respond by ${until}.`),
    heading: translate(msg`You have more time to respond`),
    paragraphs: [
      translate(msg`We've moved the deadline for ${guestName}'s request for ${listingTitle}.`),
    ],
    deadline: translate(
      msg`See who's asking, then approve or decline by ${until}. The dates are held until then.`,
    ),
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the request`), url: `${url}?action=approve` },
  };
};

/** To the guest: the host has more time to answer. */
export const answerExtendedToGuest: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle } = reservation;
  const until = deadline(facts, reservation.answerBy);
  return {
    subject: translate(msg`More time for your request for ${listingTitle}`),
    preheader: translate(msg`${hostName} has until ${until} to respond.`),
    heading: translate(msg`Your host has more time to respond`),
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

/** To the guest: there is more time to pay. */
export const paymentExtended: MailTemplate = (facts) => {
  const { translate, reservation, due, url } = facts;
  const { listingTitle, payBy } = reservation;
  const amount = money(facts, due);
  const until = payBy === null ? '' : deadline(facts, payBy);
  return {
    subject: translate(msg`You have until ${until} to pay for ${listingTitle}`),
    preheader: translate(msg`We've moved the deadline for your payment.`),
    heading: translate(msg`You have more time to pay`),
    paragraphs: [],
    deadline: translate(
      msg`Pay ${amount} by ${until} to keep your stay at ${listingTitle}. The dates are held until then.`,
    ),
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

/** To the host: the guest has more time to pay. */
export const paymentExtendedToHost: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, payBy } = reservation;
  const until = payBy === null ? '' : deadline(facts, payBy);
  const text = translate(
    msg`${guestName} has until ${until} to pay for ${listingTitle}. The dates are held until then.`,
  );
  return {
    subject: translate(msg`${guestName} has more time to pay for ${listingTitle}`),
    preheader: text,
    heading: translate(msg`Your guest has more time to pay`),
    paragraphs: [text],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
