import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { listWaiting } from './store/unread.ts';
import { notifyOfWaitingMessages } from './use-cases/notify-of-waiting-messages.ts';

/** Minutes that a message may stay unread before its reader is notified. */
export const UNREAD_MINUTES = 10;
/** Minutes for which an unanswered email delays the next one to the same reader. */
export const GATHER_MINUTES = 60;
/** Maximum conversations of one run; the next minute takes the rest. */
const BATCH = 200;

/** Tells people of messages that wait for them. */
export function messagingJobs(services: Services): JobHandler<never>[] {
  const tell: JobHandler<object> = {
    name: 'messaging.tell-waiting',
    cron: '* * * * *',
    run: async () => {
      const { database, log } = services;
      const before = services.now().subtract({ minutes: UNREAD_MINUTES });
      const mailedSince = services.now().subtract({ minutes: GATHER_MINUTES });
      const found = await listWaiting(database.main, before, mailedSince, BATCH);
      for (const [readerId, waiting] of Map.groupBy(found, (each) => each.readerId)) {
        try {
          await database.transaction((tx) =>
            notifyOfWaitingMessages(tx, services, readerId, waiting, { before, mailedSince }),
          );
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          log.error({ err: error, readerId }, 'reader not told');
        }
      }
    },
  };
  return [tell];
}
