import { Trans, useLingui } from '@lingui/react/macro';
import { HOSTED_LISTS, HOSTED_NUMBERS, HOUSE_RULE, LISTING_TEXTS } from '#domain/listing-form.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { HiddenField } from './hidden-field.tsx';

interface ArrivalValues {
  readonly wifiName: string;
  readonly wifiPassword: string;
  /** Mbit/s; null while unknown. */
  readonly wifiSpeed: number | null;
  readonly instructions: string;
}

export interface ArrivalFieldsProps {
  values: ArrivalValues;
  errors: { readonly [Name in keyof ArrivalValues]?: string };
  /** Whether the fields for guests only are neither shown nor changed. */
  isStored?: boolean;
  onChange(patch: Partial<ArrivalValues>): void;
}

/** The wifi: its name, its password and its speed. */
export function WifiFields({ values, errors, isStored = false, onChange }: ArrivalFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {isStored ? (
        <>
          <HiddenField label={<Trans>Wifi name</Trans>} />
          <HiddenField label={<Trans>Wifi password</Trans>} />
        </>
      ) : (
        <>
          <TextField
            name="wifiName"
            label={t`Wifi name`}
            autoComplete="off"
            dir="auto"
            maxLength={LISTING_TEXTS.wifiName.max}
            error={errors.wifiName}
            value={values.wifiName}
            onChange={({ target }) => onChange({ wifiName: target.value })}
          />
          <TextField
            name="wifiPassword"
            label={t`Wifi password`}
            autoComplete="off"
            dir="auto"
            maxLength={LISTING_TEXTS.wifiPassword.max}
            error={errors.wifiPassword}
            value={values.wifiPassword}
            onChange={({ target }) => onChange({ wifiPassword: target.value })}
          />
        </>
      )}
      <NumberField
        name="wifiSpeed"
        label={t`Wifi speed, in Mbps`}
        hint={t`Use a speed test. It's the first thing remote workers check.`}
        bounds={HOSTED_NUMBERS.wifiSpeed}
        error={errors.wifiSpeed}
        blank={null}
        value={values.wifiSpeed}
        onChange={(wifiSpeed) => onChange({ wifiSpeed })}
      />
    </>
  );
}

/** How guests enter the place. */
export function EntryInstructions({
  values,
  errors,
  isStored = false,
  onChange,
}: ArrivalFieldsProps) {
  const { t } = useLingui();
  if (isStored) return <HiddenField label={<Trans>Entry instructions</Trans>} />;
  return (
    <TextAreaField
      name="instructions"
      label={t`Entry instructions`}
      hint={t`Guests with an approved stay see this and the wifi details from three days before they arrive.`}
      dir="auto"
      maxLength={LISTING_TEXTS.instructions.max}
      error={errors.instructions}
      value={values.instructions}
      onChange={({ target }) => onChange({ instructions: target.value })}
    />
  );
}

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
