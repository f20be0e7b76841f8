import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { forgetStaleSearches } from './store/flight-searches.ts';

/** Removes answers about flights that nobody is given any more, every ten minutes. */
export function forgetStaleSearchesJob({ database, now }: Services): JobHandler<never> {
  return {
    name: 'travel.forget-stale-searches',
    cron: '*/10 * * * *',
    run: () => forgetStaleSearches(database.main, now()),
  };
}
