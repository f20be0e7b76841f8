import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PriceLineKind } from '#domain/quote.ts';
import { type MailFacts, money } from './template.ts';

const LABELS: Readonly<Record<PriceLineKind, MessageDescriptor>> = {
  nights: msg`Nights`,
  discount: msg`Discount`,
  cleaning: msg`Cleaning`,
  service: msg`Service fee`,
  'extra-guests': msg`Extra guests`,
  pets: msg`Pets`,
  taxes: msg`Taxes`,
  deposit: msg`Refundable deposit`,
};

/** The price line by line, as agreed on, with the sum. */
export function priceFacts(facts: MailFacts): { label: string; value: string }[] {
  const { translate, reservation } = facts;
  return [
    ...reservation.quote.lines.map(({ kind, amount }) => ({
      label: translate(LABELS[kind]),
      value: money(facts, amount),
    })),
    { label: translate(msg`Total`), value: money(facts, reservation.total) },
  ];
}
