import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { dateRange, getDetailDate, type MailTemplate } from './template.ts';

/** To the host: the guest of a request that waits has chosen other dates. */
export const datesUpdated: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, startDate, endDate } = reservation;
  const before = dateRange(
    facts,
    getDetailDate(facts, 'oldStartDate'),
    getDetailDate(facts, 'oldEndDate'),
  );
  const after = dateRange(facts, startDate, endDate);
  return {
    subject: translate(msg`${guestName} changed the dates for ${listingTitle}`),
    preheader: translate(msg`Now ${after}.`),
    heading: translate(msg`A request has new dates`),
    paragraphs: [translate(msg`${guestName} would now like ${after} instead of ${before}.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the request`), url },
  };
};
