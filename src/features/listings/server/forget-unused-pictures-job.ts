import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { removeUnused } from './store/uploads.ts';

/** Days for which a picture waits for its listing. */
export const UNUSED_DAYS = 30;

/** Removes pictures that are in no listing and in no draft, every night. */
export function forgetUnusedPicturesJob({ database, now }: Services): JobHandler<object> {
  return {
    name: 'listings.forget-unused-pictures',
    cron: '20 4 * * *',
    run: () => removeUnused(database.main, now().subtract({ hours: 24 * UNUSED_DAYS })),
  };
}
