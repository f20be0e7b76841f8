import { Trans, useLingui } from '@lingui/react/macro';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { HiddenField } from '../hidden-field.tsx';
import type { PlaceValue } from './place-picker.tsx';

export interface StreetFieldsProps {
  value: Pick<PlaceValue, 'neighbourhood' | 'address'>;
  errors: { readonly [Name in keyof PlaceValue]?: string };
  /** Whether the street is neither shown nor changed. */
  isStored?: boolean;
  /** Whether a place may have no street, such as a trailhead. */
  isOptional?: boolean;
  onChange(patch: Partial<PlaceValue>): void;
}

/** The neighbourhood, and the street, which only guests with an approved stay see. */
export function StreetFields({
  value,
  errors,
  isStored = false,
  isOptional = false,
  onChange,
}: StreetFieldsProps) {
  const { t } = useLingui();
  const { neighbourhood, address } = value;
  return (
    <>
      <TextField
        name="neighbourhood"
        label={t`Neighbourhood`}
        autoComplete="off"
        dir="auto"
        maxLength={LISTING_TEXTS.neighbourhood.max}
        error={errors.neighbourhood}
        value={neighbourhood}
        onChange={({ target }) => onChange({ neighbourhood: target.value })}
      />
      {isStored ? (
        <HiddenField label={<Trans>Street address</Trans>} />
      ) : (
        <TextField
          name="address"
          label={isOptional ? t`Street address (optional)` : t`Street address`}
          hint={
            isOptional
              ? t`Only guests with an approved stay see it, from three days before they arrive. Without one, they find you by the pin.`
              : t`Only guests with an approved stay see it, from three days before they arrive.`
          }
          autoComplete="street-address"
          dir="auto"
          maxLength={LISTING_TEXTS.address.max}
          error={errors.address}
          value={address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </>
  );
}
