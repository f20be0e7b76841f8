import { Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_NUMBERS } from '#domain/itinerant-form.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { FIELD_LABELS } from './field-labels.ts';
import { type HostingField, useItinerantForm } from './itinerant-form.ts';

const FEES = [
  'cleaningFees',
  'extraGuestFees',
  'petFees',
  'taxFees',
  'securityDepositFee',
] as const satisfies readonly HostingField[];

/** Fees on top of the price; collapsed, as many hosts charge none. */
export function FeeFields() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const hints = {
    cleaningFees: t`Once per reservation`,
    extraGuestFees: t`Once, for each guest from the second on`,
    petFees: t`Per pet, once`,
    taxFees: t`Per guest, once`,
    securityDepositFee: t`Once per reservation, refunded afterwards`,
  };
  return (
    <FoldOut
      title={<Trans>Fees and deposit</Trans>}
      open={FEES.some((name) => values[name] > 0)}
      wrong={FEES.some((name) => errors[name] !== undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {FEES.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={i18n._(FIELD_LABELS[name])}
            hint={hints[name]}
            bounds={ITINERANT_NUMBERS[name]}
            error={errors[name]}
            placeholder="0"
            blank={0}
            value={values[name]}
            onChange={(amount) => change({ [name]: amount })}
          />
        ))}
      </div>
    </FoldOut>
  );
}
