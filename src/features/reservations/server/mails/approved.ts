import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { deadline, type MailTemplate, money } from './template.ts';

/** To the guest: yes, with where to pay. */
export const approved: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, payBy, total } = reservation;
  const amount = money(facts, total);
  const until = payBy === null ? '' : deadline(facts, payBy);
  return {
    subject: translate(msg`${hostName} said yes: pay by ${until} to keep ${listingTitle}`),
    preheader: translate(
      msg`${hostName} approved your request. Pay ${amount} by ${until} to keep your stay.`,
    ),
    heading: translate(msg`${hostName} approved your request`),
    paragraphs: [],
    deadline: translate(
      msg`Pay ${amount} by ${until} to keep your stay at ${listingTitle}. The dates are held until then.`,
    ),
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};
