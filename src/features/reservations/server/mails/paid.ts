import { msg } from '@lingui/core/macro';
import { PRICE_LINE_LABELS } from '#features/catalogues/index.server.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import { amountDue, netPaid } from '../balance.ts';
import { deadline, getDetailCents, type MailFacts, type MailTemplate, money } from './template.ts';

/** To the guest: the receipt. */
export const paid: MailTemplate = (facts) => {
  const { translate, reservation, texts, url } = facts;
  const { listingTitle: title, key } = reservation;
  const amount = money(facts, getDetailCents(facts, 'amount'));
  const due = amountDue(reservation);
  const dueText = money(facts, due);
  const from = deadline(facts, reservation.arrivalDetailsFrom);
  return {
    subject: translate(msg`Receipt for ${title}`),
    preheader: translate(msg`We received ${amount}. Thank you!`),
    heading: translate(msg`Thank you, we received ${amount}`),
    paragraphs: [
      translate(due > 0 ? texts.stillDue({ title, due: dueText }) : texts.paid({ title, from })),
    ],
    facts: [
      ...priceFacts(facts),
      ...paymentFacts(facts),
      { label: translate(msg`Reference`), value: key },
    ],
    action: { label: translate(msg`See your trip`), url },
  };
};

/** Facts of a later payment: the amount paid before it, its own amount, and the rest still due. */
function paymentFacts(facts: MailFacts): MailFact[] {
  const { translate, reservation } = facts;
  const now = getDetailCents(facts, 'amount') - getDetailCents(facts, 'refund');
  const before = netPaid(reservation) - now;
  if (before <= 0) return [];
  const due = amountDue(reservation);
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
