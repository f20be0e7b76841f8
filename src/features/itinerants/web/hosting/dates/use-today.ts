import { useMemo } from 'react';
import { type DateText, todayIn } from '#domain/dates.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Today in the host's time zone; the server knows the date at the place. */
export function useToday(): DateText {
  const zone = useReaderZone() ?? 'UTC';
  return useMemo(() => todayIn(Temporal.Now.instant(), zone), [zone]);
}
