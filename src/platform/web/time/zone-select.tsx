import { type ReactNode, useMemo } from 'react';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { SelectField } from '../ui/field.tsx';

/** A zone to choose. */
export interface OfferedZone {
  readonly zone: string;
  /** The city it is named after, with the state where there are several. */
  readonly city: string;
  /** +HH:MM at this moment. */
  readonly offset: string;
}

/**
 * All zones of cities with their offset at this moment, from west to east, as the browser lists
 * them.
 */
export function zonesByOffset(): OfferedZone[] {
  const now = Temporal.Now.instant();
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => !zone.startsWith('Etc/'))
    .map((zone) => {
      const { offsetNanoseconds, offset } = now.toZonedDateTimeISO(zone);
      return { zone, city: cityOfZone(zone), offset, offsetNanoseconds };
    })
    .sort(
      (one, other) =>
        one.offsetNanoseconds - other.offsetNanoseconds || (one.city < other.city ? -1 : 1),
    );
}

/** The city of a zone: "America/Indiana/Tell_City" is "Tell City, Indiana". */
export function cityOfZone(zone: string): string {
  const [, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length === 0 ? zone : places.toReversed().join(', ');
}

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
