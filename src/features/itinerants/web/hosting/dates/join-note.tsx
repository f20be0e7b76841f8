import { Plural } from '@lingui/react/macro';
import { nightsBetween } from '#domain/dates.ts';
import type { HostingValues } from '../itinerant-form.ts';
import { wholeRange } from './date-errors.ts';

/** Notes that guests join for all of it, where it is shorter than the minimum (spec 3 §3.1). */
export function JoinNote({
  values,
}: {
  values: Pick<HostingValues, 'checkinTime' | 'checkoutTime' | 'minnight'>;
}) {
  const range = wholeRange(values);
  if (range === null) return null;
  const nights = nightsBetween(range.start, range.end);
  if (nights < 1 || nights >= values.minnight) return null;
  return (
    <Plural
      value={nights}
      one="That's shorter than your minimum, so guests join for the whole # night."
      other="That's shorter than your minimum, so guests join for all # nights."
    />
  );
}
