import { msg } from '@lingui/core/macro';
import { dayInWords } from '../words.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the guest of a stay that costs nothing: yes, and nothing is to be paid. */
export const confirmed: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate } = reservation;
  const day = dayInWords(startDate, translate.locale);
  return {
    subject: translate(msg`Your stay at ${listingTitle} is confirmed`),
    preheader: translate(msg`${hostName} said yes, and there is nothing to pay.`),
    heading: translate(msg`${hostName} said yes`),
    paragraphs: [
      translate(
        msg`Your stay at ${listingTitle} is confirmed, and there is nothing to pay. ${hostName} expects you on ${day}.`,
      ),
    ],
    facts: stayFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
