import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { HostText } from '#platform/web/ui/host-text.tsx';
import type { IconComponent } from '#platform/web/ui/icon.ts';
import type { EventType } from '../contract.ts';

/** Facts of a listing, in figures. */
export function FactList({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">{children}</ul>;
}

export function Fact({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
      <span>{children}</span>
    </li>
  );
}

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

/** House rules, as the host wrote them. */
export function HouseRules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <ul className="mt-4 grid list-disc gap-2 ps-5">
      {rules.map((rule) => (
        <li key={rule}>
          <HostText>{rule}</HostText>
        </li>
      ))}
    </ul>
  );
}
