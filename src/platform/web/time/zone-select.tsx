import { type ReactNode, useMemo } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { SelectField } from '../ui/field.tsx';
import { cityOfZone, zonesByOffset } from './zones-by-offset.ts';

/** A time zone out of all there are. */
export function ZoneSelect({
  label,
  none,
  value,
  error,
  onChange,
}: {
  label: ReactNode;
  /** Label of choosing none; without it a zone has to be chosen. */
  none?: string;
  value: string | null;
  error?: string | undefined;
  onChange(zone: string | null): void;
}) {
  // The browser decides which zones there are.
  const live = useHydrated();
  const zones = useMemo(() => (live ? zonesByOffset() : []), [live]);
  const known = zones.some(({ zone }) => zone === value);
  return (
    <SelectField
      label={label}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {value === null || known ? null : <option value={value}>{cityOfZone(value)}</option>}
      {zones.map(({ zone, city, offset }) => (
        <option key={zone} value={zone}>
          {`${city} (${offset})`}
        </option>
      ))}
    </SelectField>
  );
}
