import { useLingui } from '@lingui/react/macro';
import type { Occupancy } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS } from '#features/catalogues/index.web.ts';

/** Returns a function that labels the guest's part of a home, in the reader's language. */
export function useOccupancyLabels(): (occupancy: Occupancy) => string {
  const { i18n } = useLingui();
  return (occupancy) => i18n._(OCCUPANCY_LABELS[occupancy]);
}
