import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { dateRange, type MailTemplate } from './template.ts';

/** To the guest: the host declined the other dates. */
export const changeDeclined: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const dates = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`Your dates at ${listingTitle} stay the same`),
    preheader: translate(msg`${hostName} can't change them. Your stay is still ${dates}.`),
    heading: translate(msg`Your dates stay the same`),
    paragraphs: [translate(msg`${hostName} can't change the dates. Your stay is still ${dates}.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
