import { msg } from '@lingui/core/macro';
import { centsOf, type MailFacts, money } from './template.ts';

/** What of a cancelled stay's payment is refunded and what is kept; nothing where none was paid. */
export function keptFacts(facts: MailFacts): { label: string; value: string }[] {
  const { translate, reservation } = facts;
  if (reservation.paid === 0) return [];
  return [
    {
      label: translate(msg`Refunded to the guest`),
      value: money(facts, centsOf(facts, 'refund')),
    },
    { label: translate(msg`Kept under the policy`), value: money(facts, centsOf(facts, 'kept')) },
  ];
}
