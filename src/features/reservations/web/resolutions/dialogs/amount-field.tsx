import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cents } from '#domain/money.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { Money, useMoney } from '../../money/money.tsx';
import { readAmount } from './amount.ts';

/** The least and the most that can be typed, in cents. */
export interface AmountBounds {
  readonly min: Cents;
  readonly max: Cents;
}

/** An amount in US dollars, with the most that it can be. */
export function AmountField({
  label,
  bounds,
  value,
  disabled = false,
  error,
  onChange,
}: {
  label: ReactNode;
  bounds: AmountBounds;
  value: string;
  disabled?: boolean;
  error: string | undefined;
  onChange(typed: string): void;
}) {
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={value}
      disabled={disabled}
      error={error}
      hint={
        <Trans>
          Up to <Money amount={bounds.max} />
        </Trans>
      }
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Reads a typed amount in the reader's language: its cents, or the error to show at the field. */
export function useAmountError() {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return (typed: string, bounds: AmountBounds): { cents: Cents } | { error: string } => {
    const read = readAmount(typed, i18n.locale, bounds);
    if ('cents' in read) return read;
    if (read.wrong === 'unreadable') return { error: t`Enter an amount such as 120 or 45.50.` };
    const min = money(bounds.min);
    const max = money(bounds.max);
    return { error: t`Enter an amount from ${min} to ${max}.` };
  };
}
