import type { RouteAnswer } from '#platform/contract/route.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { showTransparency as showTransparencyRoute } from '../contract.ts';
import { readYear } from './store/year.ts';

/** Figures of reports and decisions in a calendar year in UTC, this one by default. */
export async function showTransparency(
  wanted: number | undefined,
  { db, now }: RequestContext,
): Promise<RouteAnswer<typeof showTransparencyRoute>> {
  const year = wanted ?? now.toZonedDateTimeISO('UTC').year;
  return { year, ...(await readYear(db, year)) };
}
