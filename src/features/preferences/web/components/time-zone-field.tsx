import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { formatTime } from '#platform/i18n/moments.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { deviceZone, usableZone } from '#platform/web/scope/use-reader-zone.ts';
import { cityOfZone, zonesByOffset } from '#platform/web/time/zones-by-offset.ts';
import { SelectField } from '#platform/web/ui/field.tsx';

/** The time zone in which times are shown, out of all zones. */
export function TimeZoneField({
  value,
  onChoose,
}: {
  value: string | null;
  onChoose(zone: string | null): void;
}) {
  const { t, i18n } = useLingui();
  // Only the browser knows the available zones, and the time in them.
  const live = useHydrated();
  const ownZone = live ? deviceZone() : null;
  const device = ownZone === null ? null : cityOfZone(ownZone);
  const zones = useMemo(() => (live ? zonesByOffset() : []), [live]);
  const known = zones.some(({ zone }) => zone === value);
  const shown = live ? (usableZone(value) ?? ownZone) : null;
  const now = shown !== null ? formatTime(Temporal.Now.instant(), shown, i18n.locale) : null;
  return (
    <SelectField
      label={<Trans>Time zone</Trans>}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      hint={
        now === null ? (
          <Trans>
            Times at a home are in the home's own time zone; we tell you when yours is different.
          </Trans>
        ) : (
          <Trans>
            It's {now} there now. Times at a home are in the home's own time zone; we tell you when
            yours is different.
          </Trans>
        )
      }
    >
      <option value="">
        {device === null ? t`Match my device` : t`Match my device: ${device}`}
      </option>
      {value === null || known ? null : <option value={value}>{cityOfZone(value)}</option>}
      {zones.map(({ zone, city, offset }) => (
        <option key={zone} value={zone}>
          {`${city} (${offset})`}
        </option>
      ))}
    </SelectField>
  );
}
