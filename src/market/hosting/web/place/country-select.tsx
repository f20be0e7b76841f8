import { Trans } from '@lingui/react/macro';
import { SelectField } from '#platform/web/ui/field.tsx';
import type { Country } from '../../contract/geography.ts';

export interface CountrySelectProps {
  /** Null while they are loading. */
  countries: readonly Country[] | null;
  location: { readonly value: string; readonly label: string } | null;
  error: string | undefined;
  onChoose(country: Country): void;
}

/** The country a listing is in. */
export function CountrySelect({ countries, location, error, onChoose }: CountrySelectProps) {
  return (
    <SelectField
      label={<Trans>Country</Trans>}
      error={error}
      name="location"
      autoComplete="country"
      aria-busy={countries === null || undefined}
      value={location?.value ?? ''}
      onChange={({ target }) => {
        const found = countries?.find(({ value }) => value === target.value);
        if (found !== undefined) onChoose(found);
      }}
    >
      <option value="" disabled>
        {location?.label ?? '—'}
      </option>
      {countries === null && location !== null ? (
        <option value={location.value}>{location.label}</option>
      ) : null}
      {countries?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
