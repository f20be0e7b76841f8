import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Country } from '../../../contract.ts';

export interface CountrySelectProps {
  /** Null while they are on their way. */
  countries: readonly Country[] | null;
  location: { readonly value: string; readonly label: string } | null;
  error: string | undefined;
  onChoose(country: Country): void;
}

/** The country a listing is in. */
export function CountrySelect({ countries, location, error, onChoose }: CountrySelectProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans>Country</Trans>
      </label>
      <select
        id={id}
        name="location"
        autoComplete="country"
        disabled={countries === null}
        aria-busy={countries === null || undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={location?.value ?? ''}
        onChange={({ target }) => {
          const found = countries?.find(({ value }) => value === target.value);
          if (found !== undefined) onChoose(found);
        }}
        className={`h-12 w-full rounded-xl border bg-raised px-4 text-base text-ink disabled:opacity-60 ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
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
      </select>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
