import { msg } from '@lingui/core/macro';
import { getDetailCents, type MailFacts, money } from './template.ts';

/** The refunded and the retained part of a cancelled stay's payment; empty if nothing was paid. */
export function keptFacts(facts: MailFacts): { label: string; value: string }[] {
  const { translate, reservation } = facts;
  if (reservation.paid === 0) return [];
  return [
    {
      label: translate(msg`Refunded to the guest`),
      value: money(facts, getDetailCents(facts, 'refund')),
    },
    {
      label: translate(msg`Kept under the policy`),
      value: money(facts, getDetailCents(facts, 'kept')),
    },
  ];
}
