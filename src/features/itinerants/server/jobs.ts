import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { countCrews } from './count-crews.ts';
import type { ListGuestsAboard } from './ports.ts';

/** What time does to itinerants. */
export function itinerantJobs(
  services: Services,
  listGuestsAboard: ListGuestsAboard,
): JobHandler<never>[] {
  const count: JobHandler<object> = {
    name: 'itinerants.count-crews',
    // Never while a page is read: when numbers change must not depend on who looks, and when.
    cron: '* * * * *',
    run: () => countCrews(services, listGuestsAboard),
  };
  return [count];
}
