import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { zonesByOffset } from './zones-by-offset.ts';

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

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
  const id = useId();
  // Which zones there are is the browser's to say.
  const live = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const zones = useMemo(() => (live ? zonesByOffset() : []), [live]);
  const known = zones.some(({ zone }) => zone === value);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={`h-12 w-full min-w-0 rounded-xl border bg-raised px-4 text-base text-ink ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {value === null || known ? null : <option value={value}>{value}</option>}
        {zones.map(({ zone, offset }) => (
          <option key={zone} value={zone}>
            {`${zone.replaceAll('_', ' ')} (${offset})`}
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
