import { type ReactNode, useMemo } from 'react';
import { useLive } from '../hydration/use-live.ts';
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
  /** What choosing none is called; without it one has to be chosen. */
  none?: string;
  value: string | null;
  error?: string | undefined;
  onChange(zone: string | null): void;
}) {
  // Which zones there are is the browser's to say.
  const live = useLive();
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
