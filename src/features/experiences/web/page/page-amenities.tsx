import { Trans } from '@lingui/react/macro';
import { Check } from '#platform/web/ui/icons.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';

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
