import { useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { HouseRulesField } from '#market/hosting/late.web.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { HostingField, HostingValues } from './stay-form.ts';

export interface HouseholdFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** Residents, by which guests filter, and the house rules. */
export function HouseholdFields({ values, errors, onChange }: HouseholdFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Counter
        label={t`Residents`}
        hint={t`People who live there, not counting guests`}
        less={t`Fewer residents`}
        more={t`More residents`}
        min={STAY_NUMBERS.residentCount.min}
        max={STAY_NUMBERS.residentCount.max}
        value={values.residentCount}
        error={errors.residentCount}
        onChange={(residentCount) => onChange({ residentCount })}
      />
      {values.residentCount === 0 ? null : (
        <NumberField
          name="averageGuestAge"
          label={t`Their average age`}
          bounds={STAY_NUMBERS.averageGuestAge}
          error={errors.averageGuestAge}
          blank={0}
          value={values.averageGuestAge}
          onChange={(averageGuestAge) => onChange({ averageGuestAge })}
        />
      )}
      <HouseRulesField values={values} errors={errors} onChange={onChange} />
    </>
  );
}
