import { Trans, useLingui } from '@lingui/react/macro';
import { HOSTED_LISTS, HOUSE_RULE } from '#domain/listing-form.ts';
import { TextAreaField } from '#platform/web/ui/field.tsx';

/** The house rules, one per line. */
export function HouseRulesField({
  values,
  errors,
  onChange,
}: {
  values: { readonly houseRules: readonly string[] };
  errors: { readonly houseRules?: string };
  onChange(patch: { houseRules: string[] }): void;
}) {
  const { t } = useLingui();
  const max = HOSTED_LISTS.houseRules;
  return (
    <TextAreaField
      name="houseRules"
      label={t`House rules`}
      hint={
        <Trans>One per line, up to {max}, such as “Quiet after 10 pm” or “No shoes inside”.</Trans>
      }
      rows={3}
      dir="auto"
      maxLength={max * HOUSE_RULE.max}
      error={errors.houseRules}
      defaultValue={values.houseRules.join('\n')}
      onChange={({ target }) =>
        onChange({
          houseRules: target.value.split('\n').filter((rule) => rule.trim() !== ''),
        })
      }
    />
  );
}
