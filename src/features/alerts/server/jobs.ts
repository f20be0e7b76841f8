import { LOOK_PAUSE_MINUTES, OVERLAP_MINUTES } from '#domain/saved-searches.ts';
import { dueJob } from '#platform/server/database/due-work.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { ALL_WATCHED } from './kinds.ts';
import { lookAtSearch, lookAtSearches } from './look-at-search.ts';
import { takeChanges, wakeSearches } from './store/changes.ts';
import { listDueSearches } from './store/searches.ts';

const EVERY_MINUTE = '* * * * *';
/** Changes of one transaction. */
const BATCH = 500;
/** Searches of one transaction: most of its statements serve all of them. */
const LOOKED_AT_TOGETHER = 25;
/** Milliseconds of one run; what is left is taken a minute later. */
const RUN_MS = 20_000;

/**
 * Scheduled jobs of saved searches. One takes the changes of listings and wakes the searches that tell
 * at once and that may be concerned; the other looks at the searches that are due, each by a statement
 * that reads the changed listings alone.
 */
export function alertJobs(services: Services): JobHandler<never>[] {
  return [
    {
      name: 'alerts.take-changes',
      cron: EVERY_MINUTE,
      run: () => takeAllChanges(services),
    },
    dueJob(services, {
      name: 'alerts.look',
      cron: EVERY_MINUTE,
      list: (page) => listDueSearches(services.database.main, services.now(), page),
      seeTo: ({ id }) => lookAtSearch(services, id),
      together: {
        size: LOOKED_AT_TOGETHER,
        seeTo: (rows) =>
          lookAtSearches(
            services,
            rows.map(({ id }) => id),
          ),
      },
    }),
  ];
}

/** Takes the changes until none is left, a batch a transaction. */
async function takeAllChanges({ database, now }: Services): Promise<void> {
  const end = performance.now() + RUN_MS;
  let taken = BATCH;
  while (taken === BATCH && performance.now() < end) {
    taken = await database.transaction(async (tx) => {
      const at = now();
      const changes = await takeChanges(tx, at, BATCH);
      if (changes.ids.length > 0) {
        for (const { kind, facts } of ALL_WATCHED) {
          await wakeSearches(tx, kind, facts, changes.ids, {
            now: at,
            pauseMinutes: LOOK_PAUSE_MINUTES + OVERLAP_MINUTES,
          });
        }
      }
      return changes.taken;
    });
  }
}
