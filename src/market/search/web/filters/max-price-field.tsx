import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { plainAmount } from '#domain/typed-number.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { useTypedValue } from '#platform/web/ui/use-typed-value.ts';

interface MaxPriceFieldProps {
  /** As typed, with plain digits where it is an amount; empty for any price. */
  readonly value: string;
  /** Whether the typed text is an amount; otherwise it is ignored, and an error states this. */
  readonly isAmount: boolean;
  /** Unit of the price. */
  readonly hint: ReactNode;
  onChange(value: string): void;
}

/** The maximum price per guest, in the figure that the cards show. */
export function MaxPriceField({ value, isAmount, hint, onChange }: MaxPriceFieldProps) {
  const { i18n } = useLingui();
  const field = useTypedValue<string>(
    value,
    (typed) => plainAmount(typed, i18n.locale),
    (plain) => plain,
    onChange,
  );
  return (
    <div className="grid gap-1.5">
      <TextField
        name="price"
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={field.text}
        onChange={({ target }) => field.type(target.value)}
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
