import { msg } from '@lingui/core/macro';
import type { ResultsSearch, SortChoice } from './results-section.ts';

/** The orders of results of all kinds. */
const LABELS = {
  recommended: msg`Recommended`,
  soonest: msg`Soonest`,
  'price-asc': msg`Price, low to high`,
  'price-desc': msg`Price, high to low`,
  newest: msg`Newest`,
  nearest: msg`Nearest`,
  'fastest-wifi': msg`Fastest wifi`,
} as const;

type Sort = keyof typeof LABELS;

/**
 * The orders of a kind that a search can have: nearest first only where it has a position.
 *
 * @param sorts of the kind, the default one first
 */
export function sortChoices(
  sorts: readonly Sort[],
  { latitude }: Pick<ResultsSearch, 'latitude'>,
): SortChoice[] {
  return sorts
    .filter((id) => id !== 'nearest' || latitude !== undefined)
    .map((id) => ({ id, label: LABELS[id] }));
}
