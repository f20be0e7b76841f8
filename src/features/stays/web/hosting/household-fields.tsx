import { Trans, useLingui } from '@lingui/react/macro';
import { STAY_LISTS, STAY_NUMBERS, STAY_TEXTS } from '#domain/stay-form.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { HostingField, HostingValues } from './stay-form.ts';

export interface HouseholdFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** Who lives there, which the filters ask for, and the rules they live by. */
export function HouseholdFields({ values, errors, onChange }: HouseholdFieldsProps) {
  const { t } = useLingui();
  const max = STAY_LISTS.houseRules;
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
      <TextAreaField
        name="houseRules"
        label={t`House rules`}
        hint={
          <Trans>
            One per line, up to {max}, such as “Quiet after 10 pm” or “No shoes inside”.
          </Trans>
        }
        rows={3}
        dir="auto"
        maxLength={max * STAY_TEXTS.houseRule.max}
        error={errors.houseRules}
        defaultValue={values.houseRules.join('\n')}
        onChange={({ target }) =>
          onChange({
            houseRules: target.value.split('\n').filter((rule) => rule.trim() !== ''),
          })
        }
      />
    </>
  );
}
