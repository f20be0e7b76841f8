import { msg } from '@lingui/core/macro';
import { HIDDEN_DAYS, REVIEW_DAYS } from '#domain/reviewing.ts';
import { keptFacts, reservationFacts, staffWords, wasCancelledByStaff } from './email-facts.ts';
import {
  deadline,
  getDetailCents,
  getDetailInstant,
  type MailFacts,
  type MailTemplate,
  money,
} from './template.ts';

/** When the deposit of a guest who was there comes back; empty without one. */
function depositParagraphs(facts: MailFacts): string[] {
  const { translate } = facts;
  const deposit = money(facts, getDetailCents(facts, 'deposit'));
  const at = getDetailInstant(facts, 'depositBy');
  if (at === null) return [];
  const by = deadline(facts, at);
  return [
    translate(
      msg`We'll refund your deposit of ${deposit} by ${by}, unless your host claims part of it.`,
    ),
  ];
}

/** To the guest: the reservation is cancelled, with the refund. */
export const cancelled: MailTemplate = (facts) => {
  const { translate, reservation, texts, url } = facts;
  const { listingTitle: title, paid } = reservation;
  const refund = getDetailCents(facts, 'refund');
  const refundText = money(facts, refund);
  const outcome =
    refund > 0
      ? translate(msg`Your refund of ${refundText} is on its way.`)
      : paid > 0 && wasCancelledByStaff(facts)
        ? translate(msg`None of your payment is refunded.`)
        : paid > 0
          ? translate(msg`Under the cancellation policy, nothing is refundable at this point.`)
          : translate(msg`You weren't charged.`);
  return {
    subject: translate(texts.cancelled.subject({ title })),
    preheader: outcome,
    heading: translate(texts.cancelled.heading),
    paragraphs: [translate(texts.cancelled.text({ title })), ...staffWords(facts), outcome],
    facts: [
      ...reservationFacts(facts),
      ...(paid > 0 ? [{ label: translate(msg`Refund`), value: refundText }] : []),
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest, once it is over: how it was. */
export const completed: MailTemplate = (facts) => {
  const { translate, reservation, hostName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`How was ${listingTitle}?`),
    preheader: translate(msg`A few words help future guests.`),
    heading: translate(msg`How was it?`),
    paragraphs: [
      translate(
        msg`Tell other nomads what ${listingTitle} was like: stars, a few facts and a few words. You have ${REVIEW_DAYS} days.`,
      ),
      hostName === ''
        ? translate(
            msg`Your review stays hidden until your host has written one too, or for ${HIDDEN_DAYS} days.`,
          )
        : translate(
            msg`Your review stays hidden until ${hostName} has written one too, or for ${HIDDEN_DAYS} days.`,
          ),
      ...depositParagraphs(facts),
    ],
    action: { label: translate(msg`Write a review`), url: `${url}#reviews` },
  };
};

/** To the host: the guest left before the last night. */
export const guestLeft: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  return {
    subject: translate(msg`${guestName} left ${listingTitle} early`),
    preheader: translate(msg`The dates are available again.`),
    heading: translate(msg`Your guest left early`),
    paragraphs: [
      translate(
        msg`${guestName} ended the stay at ${listingTitle} early. The dates are available again.`,
      ),
    ],
    facts: [...reservationFacts(facts), ...keptFacts(facts)],
    action: { label: translate(msg`See the reservation`), url },
  };
};

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
    paragraphs: [
      translate(msg`You ended your stay at ${listingTitle} early.`),
      outcome,
      ...depositParagraphs(facts),
    ],
    facts: [...reservationFacts(facts), { label: translate(msg`Refund`), value: refundText }],
    action: { label: translate(msg`See your trip`), url },
  };
};
