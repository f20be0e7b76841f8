import { msg, plural } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import type { MailTemplate } from './template.ts';

/** To the host: seats were booked, and no action is needed. */
export const booked: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, units } = reservation;
  const seats = translate(msg`${plural(units, { one: '# seat', other: '# seats' })}`);
  return {
    subject: translate(msg`${guestName} booked ${seats} for ${listingTitle}`),
    preheader: translate(msg`There's nothing you need to do.`),
    heading: translate(msg`You have a new booking`),
    paragraphs: [
      translate(msg`${guestName} booked ${seats} for ${listingTitle}.`),
      translate(
        msg`The check-in code is on the reservation page. Have it ready when your guest arrives.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
