import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { timeWords } from '#platform/i18n/moments.ts';
import { zonesByOffset } from '#platform/web/time/zones-by-offset.ts';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** The clock that times are shown by, out of all there are. */
export function TimeZoneField({
  value,
  onChoose,
}: {
  value: string | null;
  onChoose(zone: string | null): void;
}) {
  const { t, i18n } = useLingui();
  const id = useId();
  // Which zones there are, and what time it is in them, is the browser's to say.
  const live = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const device = live ? Temporal.Now.timeZoneId() : null;
  const zones = useMemo(() => (live ? zonesByOffset() : []), [live]);
  const known = zones.some(({ zone }) => zone === value);
  const shown = value ?? device;
  const now = live && shown !== null ? timeWords(Temporal.Now.instant(), shown, i18n.locale) : null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        <Trans>Time zone</Trans>
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        aria-describedby={`${id}-hint`}
        className="h-12 w-full rounded-xl border border-line-strong bg-raised px-4 text-base text-ink"
      >
        <option value="">
          {device === null ? t`Match my device` : t`Match my device: ${device}`}
        </option>
        {value === null || known ? null : <option value={value}>{value}</option>}
        {zones.map(({ zone, offset }) => (
          <option key={zone} value={zone}>
            {`${zone.replaceAll('_', ' ')} (${offset})`}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {now === null ? (
          <Trans>
            Times at a home are in the home's own time zone; we tell you when yours is different.
          </Trans>
        ) : (
          <Trans>
            It's {now} there now. Times at a home are in the home's own time zone; we tell you when
            yours is different.
          </Trans>
        )}
      </p>
    </div>
  );
}
