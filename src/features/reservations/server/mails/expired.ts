import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

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
