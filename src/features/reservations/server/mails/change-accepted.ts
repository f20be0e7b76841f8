import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { dateRange, deadline, getDetailCents, type MailTemplate, money } from './template.ts';

/** To the guest: the host agreed to other dates. */
export const changeAccepted: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle, startDate, endDate, payBy } = reservation;
  const dates = dateRange(facts, startDate, endDate);
  const due = getDetailCents(facts, 'due');
  const dueText = money(facts, due);
  const until = payBy === null ? '' : deadline(facts, payBy);
  const payment =
    payBy === null
      ? translate(msg`${dueText} is due. Please pay it before you arrive.`)
      : translate(msg`${dueText} is due. Please pay it by ${until}.`);
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  return {
    subject: translate(msg`Your new dates at ${listingTitle}`),
    preheader: translate(msg`${hostName} agreed: ${dates}.`),
    heading: translate(msg`Your dates have changed`),
    paragraphs: [
      translate(msg`${hostName} agreed: your stay is now ${dates}.`),
      ...(due > 0 ? [payment] : []),
      ...(refund > 0 ? [translate(msg`Your refund of ${refundText} is on its way.`)] : []),
    ],
    facts: reservationFacts(facts),
    action: {
      label: due > 0 ? translate(msg`Pay now`) : translate(msg`See your trip`),
      url,
    },
  };
};
