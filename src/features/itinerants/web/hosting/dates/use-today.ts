import { useMemo } from 'react';
import { type DateText, todayIn } from '#domain/dates.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** The day it is where the host is; what day it is at the place, the server knows. */
export function useToday(): DateText {
  const zone = useReaderZone() ?? 'UTC';
  return useMemo(() => todayIn(Temporal.Now.instant(), zone), [zone]);
}
