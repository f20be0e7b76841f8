import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteStaleSearches } from './store/flight-searches.ts';

/** Deletes expired flight answers, every ten minutes. */
export function deleteStaleSearchesJob({ database, now }: Services): JobHandler<never> {
  return {
    name: 'travel.forget-stale-searches',
    cron: '*/10 * * * *',
    run: () => deleteStaleSearches(database.main, now()),
  };
}
