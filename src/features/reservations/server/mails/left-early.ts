import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money } from './template.ts';

/** To the guest who left before the last night: the refund. */
export const leftEarly: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const outcome =
    refund > 0
      ? translate(msg`Your refund of ${refundText} is on its way.`)
      : translate(msg`Under the cancellation policy, there's no refund for the unused nights.`);
  return {
    subject: translate(msg`You left ${listingTitle} early`),
    preheader: outcome,
    heading: translate(msg`Your stay has ended`),
    paragraphs: [translate(msg`You ended your stay at ${listingTitle} early.`), outcome],
    facts: [...reservationFacts(facts), { label: translate(msg`Refund`), value: refundText }],
    action: { label: translate(msg`See your trip`), url },
  };
};
