import { msg } from '@lingui/core/macro';
import { addDays } from '#domain/dates.ts';
import { paidNights } from '#domain/instalments.ts';
import { netPaid } from '#domain/reservation-money.ts';
import { PRICE_LINE_LABELS } from '#features/catalogues/index.server.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import { listInstalments } from '../../money/instalments.ts';
import { reservationFacts } from './email-facts.ts';
import { sessionTime } from './session-time.ts';
import {
  deadline,
  getDetailCents,
  type MailFacts,
  type MailTemplate,
  money,
  reservationDates,
} from './template.ts';

/** To the guest of a stay that costs nothing: approved, and nothing to pay. */
export const confirmed: MailTemplate = (facts) => {
  const { translate, reservation, texts, hostName, url, sessions } = facts;
  const { listingTitle: title, startDate } = reservation;
  const [first] = sessions;
  const day =
    first === undefined
      ? formatDay(startDate, translate.locale, 'full')
      : sessionTime(facts, first);
  return {
    subject: translate(texts.confirmed.subject({ title })),
    preheader: translate(texts.confirmed.preheader({ hostName, day })),
    heading: translate(texts.confirmed.heading({ hostName })),
    paragraphs: [translate(texts.confirmed.text({ title, hostName, day }))],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See your trip`), url },
  };
};

/** To the guest: the receipt. */
export const paid: MailTemplate = (facts) => {
  const { translate, reservation, texts, due, url } = facts;
  const { listingTitle: title, key } = reservation;
  const amount = money(facts, getDetailCents(facts, 'amount'));
  const dueText = money(facts, due);
  const from = deadline(facts, reservation.arrivalDetailsFrom);
  return {
    subject: translate(msg`Receipt for ${title}`),
    preheader: translate(msg`We received ${amount}. Thank you!`),
    heading: translate(msg`Thank you, we received ${amount}`),
    paragraphs:
      due === 0 && reservation.policy.instalments !== undefined
        ? paidByTheMonth(facts, from)
        : [
            translate(
              due > 0 ? texts.stillDue({ title, due: dueText }) : texts.paid({ title, from }),
            ),
          ],
    facts: [
      ...priceFacts(facts),
      ...paymentFacts(facts),
      { label: translate(msg`Reference`), value: key },
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};

/** Sentences of the receipt of an instalment: the nights that are paid, and what follows. */
function paidByTheMonth({ translate, reservation }: MailFacts, from: string): string[] {
  const { nights } = paidNights(listInstalments(reservation), netPaid(reservation));
  const day = formatDay(addDays(reservation.startDate, nights), translate.locale, 'full');
  return [
    translate(msg`Your nights up to ${day} are paid for.`),
    ...(reservation.status === 'approved'
      ? [translate(msg`You'll find the address and how to get in on your trip page from ${from}.`)]
      : []),
  ];
}

/** Facts of a later payment: the amount paid before it, its own amount, and the rest still due. */
function paymentFacts(facts: MailFacts): MailFact[] {
  const { translate, reservation, due } = facts;
  const now = getDetailCents(facts, 'amount') - getDetailCents(facts, 'refund');
  const before = netPaid(reservation) - now;
  if (before <= 0) return [];
  return [
    { label: translate(msg`Previously paid`), value: money(facts, before), isAmount: true },
    { label: translate(msg`Paid now`), value: money(facts, now), isAmount: true },
    ...(due > 0
      ? [{ label: translate(msg`Still to pay`), value: money(facts, due), isAmount: true }]
      : []),
  ];
}

/** The price line by line, as agreed on, with the sum. */
function priceFacts(facts: MailFacts): MailFact[] {
  const { translate, reservation } = facts;
  const number = numberFormat(translate.locale, {});
  return [
    ...reservation.quote.lines.map(({ kind, amount, quantity, unitAmount }) => {
      const name = translate(PRICE_LINE_LABELS[kind]);
      const isCounted = quantity !== undefined && unitAmount !== undefined && quantity > 0;
      const how = isCounted ? `${number.format(quantity)} × ${money(facts, unitAmount)}` : null;
      return {
        label: how === null ? name : `${name}, ${how}`,
        value: money(facts, amount),
        isAmount: true,
      };
    }),
    { label: translate(msg`Total`), value: money(facts, reservation.total), isAmount: true },
  ];
}

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
      reservation.status === 'checked-in'
        ? translate(msg`We received ${amount} from ${guestName}.`)
        : translate(
            msg`We received ${amount}. The check-in code is on the reservation page. Have it ready on arrival day.`,
          ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};

/** To the host: nights that were approved at once are booked. */
export const bookedAtOnce: MailTemplate = (facts) => {
  const { translate, reservation, guestName, url } = facts;
  const { listingTitle } = reservation;
  const dates = reservationDates(facts);
  return {
    subject: translate(msg`${guestName} booked ${listingTitle}, ${dates}`),
    preheader: translate(msg`There's nothing you need to do.`),
    heading: translate(msg`You have a new booking`),
    paragraphs: [
      translate(
        msg`${guestName} meets your conditions for instant booking, so ${listingTitle} is theirs on ${dates}.`,
      ),
      translate(
        msg`The check-in code is on the reservation page. Have it ready when your guest arrives.`,
      ),
    ],
    facts: reservationFacts(facts),
    action: { label: translate(msg`See the reservation`), url },
  };
};

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
