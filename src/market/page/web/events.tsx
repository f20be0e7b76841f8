import { useLingui } from '@lingui/react/macro';
import { clockRange } from '#platform/i18n/clock-time.ts';
import type { EventType } from '../contract.ts';

/** Events of the host, with their usual time. */
export function Events({ events }: { events: readonly EventType[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {events.map(({ id, label, description, slot }) => (
        <li key={id}>
          <h3 className="font-semibold text-base">{label}</h3>
          {slot === null ? null : (
            <p className="font-semibold text-pine text-sm">{clockRange(slot, i18n.locale)}</p>
          )}
          <p className="text-soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
