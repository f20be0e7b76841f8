import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Check } from '#platform/web/ui/icons.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import { ARRANGEMENT_ICON_COMPONENTS } from '../data/arrangement-icons.ts';

/** Included arrangements, items that the host brings, and items that may cost extra. */
export function Arrangements({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { arrangements, hostArrangements } = experience;
  const costs = experience.costArrangements.filter(({ id }) => id !== PAY_NOW);
  if (arrangements.length + hostArrangements.length + costs.length === 0) return null;
  return (
    <Section title={<Trans>What's included</Trans>}>
      <div className="grid gap-6">
        {arrangements.length === 0 ? null : <List items={arrangements} />}
        {hostArrangements.length === 0 ? null : (
          <Group title={<Trans>Your host provides</Trans>}>
            <List items={hostArrangements} />
          </Group>
        )}
        {costs.length === 0 ? null : (
          <Group title={<Trans>May cost extra on the spot</Trans>}>
            <List items={costs} />
          </Group>
        )}
      </div>
    </Section>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-semibold text-base">{title}</h3>
      {children}
    </div>
  );
}

function List({ items }: { items: ExperienceDetails['arrangements'] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {items.map(({ id, label, icon }) => {
        const Icon = ARRANGEMENT_ICON_COMPONENTS[icon];
        return (
          <li key={id} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none text-soft" />
            <span>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Amenities of the place. */
export function PageAmenities({ amenities }: Pick<ExperienceDetails, 'amenities'>) {
  if (amenities.length === 0) return null;
  return (
    <Section title={<Trans>Amenities</Trans>}>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {amenities.map(({ id, label }) => (
          <li key={id} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-pine" />
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
