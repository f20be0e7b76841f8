import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '#platform/web/ui/field.tsx';

interface MaxPriceFieldProps {
  /** As it was typed; empty at any price. */
  readonly value: string;
  /** Whether what was typed is an amount; what is none is left out, which is said. */
  readonly isAmount: boolean;
  /** What the price is for. */
  readonly hint: ReactNode;
  onChange(value: string): void;
}

/** The most one guest pays, of the figure that the cards show. */
export function MaxPriceField({ value, isAmount, hint, onChange }: MaxPriceFieldProps) {
  return (
    <div className="grid gap-1.5">
      <TextField
        name="price"
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-60"
      />
      <p role="status" className="min-h-5 text-sm">
        {value.trim() === '' || isAmount ? null : (
          <Trans>That isn't an amount such as 45 or 45.50, so we'll search at any price.</Trans>
        )}
      </p>
    </div>
  );
}
