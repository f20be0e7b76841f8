import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo } from 'react';
import { SCHEDULE_ZONES } from '#domain/schedule/schedule-entry.ts';
import { cityOfZone, zonesByOffset } from '#platform/web/time/zones-by-offset.ts';

/** A time zone: the five of the specification first, then the place's, then all (spec 2 §9). */
export function ZoneField({
  placeZone,
  hint,
  value,
  onChange,
}: {
  /** IANA zone of the place; null while it isn't known. */
  placeZone: string | null;
  hint: ReactNode;
  value: string;
  onChange(zone: string): void;
}) {
  const { t } = useLingui();
  const id = useId();
  const all = useMemo(zonesByOffset, []);
  const first: readonly string[] = SCHEDULE_ZONES;
  const isListed = first.includes(value) || all.some(({ zone }) => zone === value);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        <Trans>Time zone</Trans>
      </label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-12 w-full min-w-0 rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        {isListed || value === placeZone ? null : (
          <option value={value}>{cityOfZone(value)}</option>
        )}
        <optgroup label={t`Often used`}>
          {first.map((zone) => (
            <option key={zone} value={zone}>
              {cityOfZone(zone)}
            </option>
          ))}
        </optgroup>
        {placeZone === null || first.includes(placeZone) ? null : (
          <optgroup label={t`Where it takes place`}>
            <option value={placeZone}>{cityOfZone(placeZone)}</option>
          </optgroup>
        )}
        <optgroup label={t`All time zones`}>
          {all
            .filter(({ zone }) => zone !== placeZone && !first.includes(zone))
            .map(({ zone, city, offset }) => (
              <option key={zone} value={zone}>
                {`${city} (${offset})`}
              </option>
            ))}
        </optgroup>
      </select>
      <p id={`${id}-hint`} className="text-sm text-soft empty:hidden">
        {hint}
      </p>
    </div>
  );
}
