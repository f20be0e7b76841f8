import { msg } from '@lingui/core/macro';
import { dayWords } from '#platform/i18n/days.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the guest of a stay that costs nothing: yes, and nothing is to be paid. */
export const confirmed: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate } = reservation;
  const day = dayWords(startDate, translate.locale, 'full');
  return {
    subject: translate(msg`Your stay at ${listingTitle} is confirmed`),
    preheader: translate(msg`${hostName} approved your request, and there's nothing to pay.`),
    heading: translate(msg`${hostName} approved your request`),
    paragraphs: [
      translate(
        msg`Your stay at ${listingTitle} is confirmed, and there's nothing to pay. ${hostName} expects you on ${day}.`,
      ),
    ],
    facts: stayFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
