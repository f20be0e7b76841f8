import { msg } from '@lingui/core/macro';
import { amountDue } from '../balance.ts';
import { arrivalDetailsFrom } from '../deadlines.ts';
import { priceFacts } from './price-facts.ts';
import { centsOf, homeMoment, type MailTemplate, money } from './template.ts';

/** To the guest: the receipt. */
export const paid: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle, key } = reservation;
  const amount = money(facts, centsOf(facts, 'amount'));
  const due = amountDue(reservation);
  const dueText = money(facts, due);
  const from = homeMoment(facts, arrivalDetailsFrom(reservation));
  return {
    subject: translate(msg`Receipt for ${listingTitle}`),
    preheader: translate(msg`We received ${amount}. Thank you!`),
    heading: translate(msg`Thank you, we received ${amount}`),
    paragraphs: [
      due > 0
        ? translate(msg`${dueText} is still due for your stay at ${listingTitle}.`)
        : translate(
            msg`Your stay at ${listingTitle} is paid. You'll find the address and how to get in on your trip page from ${from}.`,
          ),
    ],
    facts: [...priceFacts(facts), { label: translate(msg`Reference`), value: key }],
    action: { label: translate(msg`See your trip`), url },
  };
};
