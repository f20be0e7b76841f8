import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { openReview } from './read-reviews.ts';
import { listDue, lockDue } from './store/written.ts';

/** Maximum reviews of one run; the next minute takes the rest. */
const BATCH = 200;

/**
 * Opens reviews whose time of hiding is over, each in a transaction of its own: whenever a worker
 * dies, a review is either hidden or open with its stars counted and its notices written.
 */
export function reviewJobs(services: Services): JobHandler<never>[] {
  const open: JobHandler<object> = {
    name: 'reviews.open-due',
    cron: '* * * * *',
    run: async () => {
      for (const id of await listDue(services.database.main, services.now(), BATCH)) {
        try {
          await services.database.transaction(async (db) => {
            const now = services.now();
            const reservation = await lockDue(db, id, now);
            if (reservation !== null) await openReview({ db, now, services }, reservation);
          });
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          services.log.error({ err: error, reservationId: id }, 'review not opened');
        }
      }
    },
  };
  return [open];
}
