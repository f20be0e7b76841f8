import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { deadline, type MailTemplate } from './template.ts';

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
