import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the guest: the seats held during payment were released. */
export const holdEnded: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const text = translate(
    msg`Your payment for ${listingTitle} didn't arrive in time, so your seats are available to others again. You weren't charged.`,
  );
  return {
    subject: translate(msg`Your seats for ${listingTitle} are no longer held`),
    preheader: translate(msg`You weren't charged.`),
    heading: translate(msg`Your seats are no longer held`),
    paragraphs: [text, translate(msg`If there's still room, you can book them again.`)],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};
