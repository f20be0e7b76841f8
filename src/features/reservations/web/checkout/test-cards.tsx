import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SandboxCard } from '#platform/contract/sandbox-checkout.ts';

const CARDS: readonly {
  readonly id: SandboxCard;
  readonly name: MessageDescriptor;
  readonly hint: MessageDescriptor;
}[] = [
  {
    id: 'succeeds',
    name: msg`Always accepted`,
    hint: msg`Your later payments go through.`,
  },
  {
    id: 'declines',
    name: msg`Declined later`,
    hint: msg`You pay now; later payments are declined.`,
  },
  {
    id: 'needs-payer',
    name: msg`Needs your approval later`,
    hint: msg`You pay now; the bank asks you to approve later payments.`,
  },
];

/** The same for an amount that is held on the card: what becomes of it later. */
const HOLD_HINTS: Readonly<Record<SandboxCard, MessageDescriptor>> = {
  succeeds: msg`The amount is held, and can be taken later.`,
  declines: msg`The amount is held; the bank refuses to pay it later.`,
  'needs-payer': msg`The amount is held; the bank asks you to approve it later, which counts as refused.`,
};

/** The test cards of a checkout that keeps its card, or holds the amount on it. */
export function TestCards({
  card,
  isHold,
  disabled,
  onChoose,
}: {
  card: SandboxCard;
  /** Whether the amount is only held on the card. */
  isHold: boolean;
  disabled: boolean;
  onChoose(card: SandboxCard): void;
}) {
  const { i18n } = useLingui();
  const group = useId();
  return (
    <fieldset disabled={disabled} aria-describedby={`${group}-hint`} className="grid gap-2">
      <legend className="font-semibold">
        <Trans>Test card</Trans>
      </legend>
      <p id={`${group}-hint`} className="mb-1 text-sm text-soft">
        {isHold ? (
          <Trans>This card is charged once it's going ahead.</Trans>
        ) : (
          <Trans>This card is kept for your later payments.</Trans>
        )}
      </p>
      {CARDS.map(({ id, name, hint }) => (
        <label
          key={id}
          className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border px-4 py-2.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 hover:bg-sunken ${card === id ? 'border-ink bg-sunken' : 'border-line-strong'}`}
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={card === id}
            onChange={() => onChoose(id)}
            className="mt-0.5 size-5 flex-none accent-ember outline-none"
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{i18n._(name)}</span>
            <span className="block text-sm text-soft">
              {i18n._(isHold ? HOLD_HINTS[id] : hint)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
