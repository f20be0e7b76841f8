import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money } from './template.ts';

/** To the guest: the money came after the seats were given to others, and is refunded. */
export const paidTooLate: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const refundText = money(facts, getDetailCents(facts, 'refund'));
  const outcome = translate(msg`Your refund of ${refundText} is on its way.`);
  return {
    subject: translate(msg`Your payment for ${listingTitle} came too late`),
    preheader: outcome,
    heading: translate(msg`Your payment came too late`),
    paragraphs: [
      translate(
        msg`Your payment for ${listingTitle} arrived when your seats were no longer held, and they couldn't be booked again.`,
      ),
      outcome,
    ],
    facts: [...reservationFacts(facts), { label: translate(msg`Refund`), value: refundText }],
    action: { label: translate(msg`See your trip`), url },
  };
};
