import { msg, plural } from '@lingui/core/macro';
import { reservationFacts } from './email-facts.ts';
import {
  deadline,
  getDetailCents,
  type MailFacts,
  type MailTemplate,
  money,
  reservationDates,
} from './template.ts';

/** When it is decided whether the journey goes; empty once it is. */
function decision(facts: MailFacts): string {
  const { goAt } = facts.reservation;
  return goAt === null ? '' : deadline(facts, goAt);
}

function countPeople({ translate, details }: MailFacts, name: 'aboard' | 'people'): string {
  const count = Number(details[name] ?? 0);
  return translate(msg`${plural(count, { one: '# person', other: '# people' })}`);
}

/** To the guest: the payment is held on the card, and not taken. */
export const paymentHeld: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle: title } = reservation;
  const amount = money(facts, getDetailCents(facts, 'amount'));
  const at = decision(facts);
  return {
    subject: translate(msg`You're aboard: ${title}`),
    preheader: translate(msg`${amount} is held on your card, but not charged yet.`),
    heading: translate(msg`You're aboard`),
    paragraphs: [
      translate(
        msg`${amount} is held on your card until it's decided whether ${title} goes ahead, on ${at}. If it does, you're charged then; if it doesn't, the hold is released in full.`,
      ),
      translate(msg`Until then, you can cancel and pay nothing.`),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the host: one more guest is aboard, whose payment is held. */
export const guestAboard: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const amount = money(facts, getDetailCents(facts, 'amount'));
  const at = decision(facts);
  const text = translate(
    msg`${amount} is held on ${guestName}'s card until it's decided whether it goes ahead, on ${at}.`,
  );
  return {
    subject: translate(msg`${guestName} is aboard ${listingTitle}`),
    preheader: text,
    heading: translate(msg`One more guest is aboard`),
    paragraphs: [text],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};

/** To the guest: the journey goes. */
export const journeyGoes: MailTemplate = (facts) => {
  const { translate, reservation, due, url, details } = facts;
  const { listingTitle: title, payBy, status } = reservation;
  const dates = reservationDates(facts);
  const text = translate(msg`It's decided: ${title} is going ahead, ${dates}.`);
  const back = getDetailCents(facts, 'back');
  const isUnpaid = status === 'approved' && due > 0 && payBy !== null;
  return {
    subject: translate(msg`It's going ahead: ${title}`),
    preheader: text,
    heading: translate(msg`It's going ahead`),
    paragraphs: [
      text,
      ...(back > 0
        ? [
            translate(
              msg`${money(facts, back)} is refunded to you: ${countPeople(facts, 'aboard')} share the cost.`,
            ),
          ]
        : []),
      ...(details.held === 1
        ? [translate(msg`The amount held on your card is being charged now.`)]
        : []),
      ...(isUnpaid
        ? [
            translate(
              msg`Pay ${money(facts, due)} by ${deadline(facts, payBy)} to keep your place.`,
            ),
          ]
        : []),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: too few people are aboard, and everything goes back. */
export const journeyOff: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle: title } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const aboard = countPeople(facts, 'aboard');
  const people = countPeople(facts, 'people');
  const outcome =
    refund > 0
      ? translate(
          msg`You get all of your ${refundText} back: what was paid is refunded, and what was only held on your card is released.`,
        )
      : translate(msg`You weren't charged.`);
  return {
    subject: translate(msg`It isn't going ahead: ${title}`),
    preheader: outcome,
    heading: translate(msg`It isn't going ahead`),
    paragraphs: [
      translate(
        msg`${title} needed ${people} but only had ${aboard}. It isn't going ahead, and your reservation has ended.`,
      ),
      outcome,
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the cost was divided among those who had paid. */
export const leftOut: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle: title } = reservation;
  const outcome = translate(msg`You weren't charged.`);
  return {
    subject: translate(msg`${title} is going ahead without you`),
    preheader: outcome,
    heading: translate(msg`It's going ahead without you`),
    paragraphs: [
      translate(
        msg`The cost of ${title} was split among those who had paid by the day it was decided. Your place hadn't been paid for, so your reservation has ended.`,
      ),
      outcome,
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the card's bank refused to pay what was held. */
export const holdLost: MailTemplate = (facts) => {
  const { translate, reservation, due, url } = facts;
  const { listingTitle: title, payBy } = reservation;
  const amount = money(facts, due);
  const until = payBy === null ? '' : deadline(facts, payBy);
  return {
    subject: translate(msg`Your card was declined: pay by ${until} to keep ${title}`),
    preheader: translate(msg`Pay ${amount} by ${until} to keep your place.`),
    heading: translate(msg`Your card was declined`),
    paragraphs: [
      translate(
        msg`${title} is going ahead, but your bank refused to pay the amount that was held on your card. You weren't charged.`,
      ),
    ],
    deadline: translate(
      msg`Pay ${amount} by ${until}, with this card or another, to keep your place. Otherwise, your reservation is cancelled.`,
    ),
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

/** To the host: the bank of a guest refused, who pays once more. */
export const guestPaysAgain: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle, payBy } = reservation;
  const until = payBy === null ? '' : deadline(facts, payBy);
  const text = translate(
    msg`${guestName}'s bank refused to pay the amount that was held. They have until ${until} to pay; otherwise, their reservation is cancelled.`,
  );
  return {
    subject: translate(msg`A card for ${listingTitle} was declined`),
    preheader: text,
    heading: translate(msg`A card was declined`),
    paragraphs: [text],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
