import { msg } from '@lingui/core/macro';
import { mailedWords } from './mailed-words.ts';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the guest: the host said no. */
export const declined: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { text: reason, why } = mailedWords(facts.reason ?? '', translate);
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${listingTitle} can't take you on these dates`),
    preheader: translate(msg`${hostName} had to say no. You were not charged.`),
    heading: translate(msg`${hostName} had to say no`),
    paragraphs: [
      ...(reason === '' ? [] : [translate(msg`Their reason: ${reason}`)]),
      ...why,
      translate(msg`You were not charged. There are other places that would love to have you.`),
    ],
    facts: stayFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
