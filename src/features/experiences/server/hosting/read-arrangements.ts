import type { ExperienceForm } from '#features/experiences/contract.ts';
import { catalogueIds } from '#market/hosting/index.server.ts';
import type { Translator } from '#platform/server/services.ts';
import { COST_ARRANGEMENTS, INCLUDED_ARRANGEMENTS } from '../../catalogue/arrangements.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import { PAY_NOW } from '../../labels/pay-now.ts';
import type { ManagedPlace } from '../store/managed-places.ts';

type Lists = Pick<ExperienceForm, 'arrangements' | 'hostArrangements' | 'costArrangements'>;

/**
 * Arrangements that the manager of the place has set, which override the form's; null without a
 * manager.
 */
export function lockedArrangements(
  managed: Pick<ManagedPlace, 'arrangements' | 'costArrangements'> | null,
): Partial<Pick<Lists, 'arrangements' | 'costArrangements'>> {
  if (managed === null) return {};
  const { arrangements, costArrangements } = managed;
  return { arrangements: [...arrangements], costArrangements: [...costArrangements] };
}

/**
 * The arrangements that the host chooses, or those that the manager of the place has set;
 * host-provided items are the style's. At managed places, too, the host chooses whether to pay now.
 *
 * @throws Problem 'invalid-input' for an unknown arrangement
 */
export function readArrangements(
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
