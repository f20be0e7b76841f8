import type {
  Arrangement,
  ExperienceChoices,
  HostArrangement,
  StyleChoice,
} from '../../../contract.ts';
import { PAY_NOW } from '../../../labels/pay-now.ts';
import type { ManagedTerms } from '../recommendation/managed-place.ts';

/** Available choices, by list (spec 2 §4). */
export interface Offered {
  readonly arrangements: readonly Arrangement[];
  readonly hostArrangements: readonly HostArrangement[];
  readonly costArrangements: readonly Arrangement[];
}

/**
 * The arrangements that a style offers; at a managed place those of its manager, and paying now,
 * which the host chooses.
 */
export function offeredArrangements(
  choices: Pick<ExperienceChoices, keyof Offered>,
  style: Pick<StyleChoice, keyof Offered>,
  terms: Pick<ManagedTerms, keyof Offered> | null,
): Offered {
  const lists = terms ?? style;
  const costs = terms === null ? style.costArrangements : [...terms.costArrangements, PAY_NOW];
  return {
    arrangements: choices.arrangements.filter(({ id }) => lists.arrangements.includes(id)),
    hostArrangements: choices.hostArrangements.filter(({ id }) =>
      lists.hostArrangements.includes(id),
    ),
    costArrangements: choices.costArrangements.filter(({ id }) => costs.includes(id)),
  };
}
