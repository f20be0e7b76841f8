import { msg } from '@lingui/core/macro';
import { PRICE_LINE_LABELS } from '#features/catalogues/index.server.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import type { MailFact } from '#platform/server/mail/render-mail.ts';
import { type MailFacts, money } from './template.ts';

/** The price line by line, as agreed on, with the sum. */
export function priceFacts(facts: MailFacts): MailFact[] {
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
