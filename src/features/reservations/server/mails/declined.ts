import { msg } from '@lingui/core/macro';
import { stayFacts } from './stay-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the guest: the host said no. */
export const declined: MailTemplate = (facts) => {
  const { translate, reservation, hostName, reason, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${listingTitle} can't take you on these dates`),
    preheader: translate(msg`${hostName} had to say no. You were not charged.`),
    heading: translate(msg`${hostName} had to say no`),
    paragraphs: [
      ...(reason === null ? [] : [translate(msg`Their reason: ${reason}`)]),
      translate(msg`You were not charged. There are other places that would love to have you.`),
    ],
    facts: stayFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
