import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { HostingField, HostingValues } from './stay-form.ts';

type Fee = 'cleaningFees' | 'extraGuestFees' | 'petFees' | 'taxRate';

const FEES = [
  'cleaningFees',
  'includedGuests',
  'extraGuestFees',
  'petFees',
  'taxRate',
] as const satisfies readonly HostingField[];

export interface FeeFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** What may come on top of the price; folded away, as most homes ask for none of it. */
export function FeeFields({ values, errors, onChange }: FeeFieldsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() =>
    FEES.some((name) => name !== 'includedGuests' && values[name] > 0),
  );
  const field = (name: Fee, label: string, hint: string) => (
    <NumberField
      name={name}
      label={label}
      hint={hint}
      bounds={STAY_NUMBERS[name]}
      error={errors[name]}
      placeholder="0"
      blank={0}
      value={values[name]}
      onChange={(amount) => onChange({ [name]: amount })}
    />
  );
  const isWrong = FEES.some((name) => errors[name] !== undefined);
  return (
    <details
      // What is wrong in it has to be seen.
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line px-4"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <Trans>Fees and taxes</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pb-4 sm:grid-cols-2">
        {field('cleaningFees', t`Cleaning, in US dollars`, t`Once for the whole stay`)}
        {field('petFees', t`Pets, in US dollars`, t`Per pet, once`)}
        <NumberField
          name="includedGuests"
          label={t`Guests the price includes`}
          hint={t`Leave blank to include all of them.`}
          bounds={STAY_NUMBERS.guestCount}
          error={errors.includedGuests}
          blank={null}
          value={values.includedGuests}
          onChange={(includedGuests) => onChange({ includedGuests })}
        />
        {field(
          'extraGuestFees',
          t`Extra guests, in US dollars`,
          t`Per night, for each guest above that number`,
        )}
        {field('taxRate', t`Taxes, in percent`, t`You pass these on to your city or state.`)}
      </div>
    </details>
  );
}
