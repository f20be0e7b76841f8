import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money } from './template.ts';

/** To the guest: the reservation is cancelled, with the refund. */
export const cancelled: MailTemplate = (facts) => {
  const { translate, reservation, texts, url } = facts;
  const { listingTitle: title, paid } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const outcome =
    refund > 0
      ? translate(msg`Your refund of ${refundText} is on its way.`)
      : paid > 0
        ? translate(msg`Under the cancellation policy, nothing is refundable at this point.`)
        : translate(msg`You weren't charged.`);
  return {
    subject: translate(texts.cancelled.subject({ title })),
    preheader: outcome,
    heading: translate(texts.cancelled.heading),
    paragraphs: [translate(texts.cancelled.text({ title })), outcome],
    facts: [
      ...reservationFacts(facts),
      ...(paid > 0 ? [{ label: translate(msg`Refund`), value: refundText }] : []),
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};
