import { msg } from '@lingui/core/macro';
import { momentInWords } from '../words.ts';
import { stayFacts } from './stay-facts.ts';
import { type MailTemplate, money } from './template.ts';

/** To the guest: yes, with where to pay. */
export const approved: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, payBy, timeZone, total } = reservation;
  const amount = money(facts, total);
  const until = payBy === null ? '' : momentInWords(payBy, timeZone, translate.locale);
  return {
    subject: translate(msg`Approved: pay by ${until} to keep ${listingTitle}`),
    preheader: translate(
      msg`${hostName} approved your request. Pay ${amount} by ${until} to keep your stay.`,
    ),
    heading: translate(msg`${hostName} approved your request`),
    paragraphs: [
      translate(
        msg`Pay ${amount} by ${until} to keep your stay at ${listingTitle}. The nights are held until then.`,
      ),
    ],
    facts: stayFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};
