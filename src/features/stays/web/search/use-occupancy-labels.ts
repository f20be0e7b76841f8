import { useLingui } from '@lingui/react/macro';
import type { Occupancy } from '#domain/vocabulary.ts';

/** What part of a home is one's own, in the reader's language. */
export function useOccupancyLabels(): Readonly<Record<Occupancy, string>> {
  const { t } = useLingui();
  return {
    'entire-place': t`Entire place`,
    'private-suite': t`Private suite`,
    'private-room': t`Private room`,
    'shared-room': t`Shared room`,
  };
}
