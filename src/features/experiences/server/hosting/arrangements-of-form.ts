import type { ExperienceForm } from '#features/experiences/contract.ts';
import { catalogueIds } from '#market/hosting/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import { COST_ARRANGEMENTS, INCLUDED_ARRANGEMENTS } from '../../catalogue/arrangements.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import type { ManagedPlace } from '../store/managed-places.ts';

type Lists = Pick<ExperienceForm, 'arrangements' | 'hostArrangements' | 'costArrangements'>;

/** What the manager of a place has set in place of what a form says; nothing where nobody manages it. */
export function lockedArrangements(
  managed: Pick<ManagedPlace, 'arrangements' | 'costArrangements'> | null,
): Partial<Pick<Lists, 'arrangements' | 'costArrangements'>> {
  if (managed === null) return {};
  const { arrangements, costArrangements } = managed;
  return { arrangements: [...arrangements], costArrangements: [...costArrangements] };
}

/**
 * What hosts choose, or what the manager of the place has set; host-provided items are the style's.
 * To pay now is the host's to choose at managed places, too.
 *
 * @throws Problem 'invalid-input' for an arrangement nobody knows
 */
export function arrangementsOf(
  form: Lists,
  style: Pick<ExperienceStyle, 'hostArrangements'> | null,
  managed: Pick<ManagedPlace, keyof Lists> | null,
  translate: Translator,
): Lists {
  if (managed !== null) {
    const { arrangements, hostArrangements, costArrangements } = managed;
    const costs = costArrangements.filter((id) => id !== PAY_NOW);
    return {
      arrangements: [...arrangements],
      hostArrangements: [...hostArrangements],
      costArrangements: form.costArrangements.includes(PAY_NOW) ? [...costs, PAY_NOW] : costs,
    };
  }
  return {
    arrangements: catalogueIds('arrangements', INCLUDED_ARRANGEMENTS, form.arrangements, translate),
    hostArrangements: [...(style?.hostArrangements ?? [])],
    costArrangements: catalogueIds(
      'costArrangements',
      COST_ARRANGEMENTS,
      form.costArrangements,
      translate,
    ),
  };
}
