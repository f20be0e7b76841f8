import { msg } from '@lingui/core/macro';
import { PRICE_LINE_LABELS } from '#features/catalogues/index.server.ts';
import { type MailFacts, money } from './template.ts';

/** The price line by line, as agreed on, with the sum. */
export function priceFacts(facts: MailFacts): { label: string; value: string }[] {
  const { translate, reservation } = facts;
  return [
    ...reservation.quote.lines.map(({ kind, amount }) => ({
      label: translate(PRICE_LINE_LABELS[kind]),
      value: money(facts, amount),
    })),
    { label: translate(msg`Total`), value: money(facts, reservation.total) },
  ];
}
