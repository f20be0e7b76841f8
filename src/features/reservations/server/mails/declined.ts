import { msg } from '@lingui/core/macro';
import { redactForMail } from './redact-for-mail.ts';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

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
