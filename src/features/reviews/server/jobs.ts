import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { openReview } from './read-reviews.ts';
import { listDue, lockDue } from './store/written.ts';

/**
 * Opens reviews whose time of hiding is over, each in a transaction of its own: whenever a worker
 * dies, a review is either hidden or open with its stars counted and its notices written.
 */
export function reviewJobs(services: Services): JobHandler<never>[] {
  const open = dueJob(services, {
    name: 'reviews.open-due',
    cron: '* * * * *',
    list: (page) => listDue(services.database.main, services.now(), page),
    seeTo: ({ id }) =>
      services.database.transaction(async (db) => {
        const now = services.now();
        const reservation = await lockDue(db, id, now);
        if (reservation !== null) await openReview({ db, now, services }, reservation);
      }),
  });
  return [open];
}
