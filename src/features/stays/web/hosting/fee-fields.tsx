import { Trans, useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
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

/** Optional fees in addition to the price; collapsed, as most homes have none. */
export function FeeFields({ values, errors, onChange }: FeeFieldsProps) {
  const { t } = useLingui();
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
  return (
    <FoldOut
      title={<Trans>Fees and taxes</Trans>}
      open={FEES.some((name) => name !== 'includedGuests' && values[name] > 0)}
      wrong={FEES.some((name) => errors[name] !== undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
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
    </FoldOut>
  );
}
