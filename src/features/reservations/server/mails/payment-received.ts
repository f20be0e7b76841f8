import { msg } from '@lingui/core/macro';
import { reservationFacts } from './reservation-facts.ts';
import { getDetailCents, type MailTemplate, money } from './template.ts';

/** To the host: the guest has paid. */
export const paymentReceived: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const amount = money(facts, getDetailCents(facts, 'amount'));
  return {
    subject: translate(msg`${guestName} has paid for ${listingTitle}`),
    preheader: translate(msg`We received ${amount} from ${guestName}.`),
    heading: translate(msg`${guestName} has paid`),
    paragraphs: [
      translate(
        msg`We received ${amount}. The check-in code is on the reservation page. Have it ready on arrival day.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
