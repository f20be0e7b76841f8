import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money, reservationDates } from './template.ts';

/** To the guest: the host has called off their booking. */
export const calledOff: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const dates = reservationDates(facts);
  const outcome =
    refund > 0
      ? translate(msg`Your refund of ${refundText} is on its way.`)
      : translate(msg`You weren't charged.`);
  return {
    subject: translate(msg`${listingTitle} was cancelled by its host`),
    preheader: outcome,
    heading: translate(msg`Your host had to cancel`),
    paragraphs: [
      translate(msg`${hostName} had to cancel ${listingTitle} on ${dates}. We're sorry.`),
      outcome,
    ],
    facts: [
      ...reservationFacts(facts),
      ...(refund > 0 ? [{ label: translate(msg`Refund`), value: refundText }] : []),
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};
