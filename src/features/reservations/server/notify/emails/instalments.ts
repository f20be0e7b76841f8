import { msg } from '@lingui/core/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { reservationFacts } from './email-facts.ts';
import { deadline, getDetailCents, type MailFacts, type MailTemplate, money } from './template.ts';

const shownAmount = (facts: MailFacts) => money(facts, getDetailCents(facts, 'amount'));

function shownDue(facts: MailFacts): string {
  return deadline(facts, Temporal.Instant.from(String(facts.details.dueAt)));
}

function firstNight({ details, reservation, translate }: MailFacts): string {
  return formatDay(String(details.from ?? reservation.startDate), translate.locale, 'full');
}

/** To the guest: an instalment is due soon. */
export const instalmentSoon: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const [amount, due] = [shownAmount(facts), shownDue(facts)];
  return {
    subject: translate(msg`${amount} for ${listingTitle} is due soon`),
    preheader: translate(msg`We'll charge your card on ${due}.`),
    heading: translate(msg`Your next payment of ${amount}`),
    paragraphs: [
      translate(
        msg`On ${due}, we'll charge ${amount} to the card you paid with. There's nothing you need to do.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the card was declined; any card pays by the link. */
export const chargeDeclined: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const amount = shownAmount(facts);
  return {
    subject: translate(msg`Your card was declined: ${amount} for ${listingTitle}`),
    preheader: translate(msg`You can pay with any card.`),
    heading: translate(msg`Your card was declined`),
    paragraphs: [
      translate(
        msg`We couldn't charge ${amount} to your card. Please pay with any card to keep your nights.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

/** To the guest: their bank wants them to confirm the payment. */
export const chargeNeedsGuest: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const amount = shownAmount(facts);
  return {
    subject: translate(msg`Please confirm your payment of ${amount} for ${listingTitle}`),
    preheader: translate(msg`Your bank asks you to confirm it.`),
    heading: translate(msg`Your bank asks you to confirm a payment`),
    paragraphs: [
      translate(
        msg`Your bank didn't let us charge ${amount} without you. Please pay it yourself, with this card or any other.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

/** To the guest: the nights have begun, and are not paid. */
export const instalmentLate: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const amount = shownAmount(facts);
  const from = firstNight(facts);
  return {
    subject: translate(msg`Your stay at ${listingTitle} ends unless you pay within 72 hours`),
    preheader: translate(msg`Your nights from ${from} aren't paid yet.`),
    heading: translate(msg`Your nights from ${from} aren't paid yet`),
    paragraphs: [
      translate(
        msg`Please pay ${amount} within 72 hours. Otherwise, your stay ends when the nights you've paid for do, and the others are free again.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`Pay now`), url },
  };
};

/** To the host: the guest's nights have begun, and are not paid. */
export const guestPaysLate: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const amount = shownAmount(facts);
  const from = firstNight(facts);
  return {
    subject: translate(msg`${guestName} hasn't paid for the next nights at ${listingTitle}`),
    preheader: translate(msg`They have 72 hours to pay.`),
    heading: translate(msg`A payment is late`),
    paragraphs: [
      translate(
        msg`${guestName} hasn't paid ${amount} for the nights from ${from}. They have 72 hours to pay. After that, the stay ends when the paid nights do, and the others are free again.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};

/** To the guest: the stay has ended, since its next nights weren't paid. */
export const endedUnpaid: MailTemplate = (facts) => {
  const { translate, reservation, url } = facts;
  const { listingTitle } = reservation;
  const from = firstNight(facts);
  return {
    subject: translate(msg`Your stay at ${listingTitle} has ended`),
    preheader: translate(msg`Your nights from ${from} weren't paid for.`),
    heading: translate(msg`Your stay has ended`),
    paragraphs: [
      translate(
        msg`Your nights from ${from} weren't paid for, so your stay has ended. You don't owe anything more.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the host: a stay has ended, since its next nights weren't paid. */
export const guestEndedUnpaid: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const from = firstNight(facts);
  return {
    subject: translate(msg`The stay of ${guestName} at ${listingTitle} has ended`),
    preheader: translate(msg`The nights from ${from} weren't paid for and are free again.`),
    heading: translate(msg`A stay has ended`),
    paragraphs: [
      translate(
        msg`${guestName} didn't pay for the nights from ${from}, so the stay has ended. These nights are free again.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};
