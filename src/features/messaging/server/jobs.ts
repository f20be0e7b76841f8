import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { listWaiting, lockWaiting } from './store/unread.ts';
import { tellWaiting } from './use-cases/tell-waiting.ts';

/** Minutes that a message may stay unread before its reader is told elsewhere. */
export const UNREAD_MINUTES = 10;
/** Readers of one run at most; the next minute takes the rest. */
const BATCH = 200;

/** Tells people of messages that wait for them. */
export function messagingJobs(services: Services): JobHandler<never>[] {
  const tell: JobHandler<object> = {
    name: 'messaging.tell-waiting',
    cron: '* * * * *',
    run: async () => {
      const before = services.now().subtract({ minutes: UNREAD_MINUTES });
      for (const waiting of await listWaiting(services.database.main, before, BATCH)) {
        try {
          await services.database.transaction(async (tx) => {
            const conversation = await lockWaiting(tx, waiting, before);
            if (conversation === null) return;
            await tellWaiting(tx, services, conversation, waiting.reader);
          });
        } catch (error) {
          // One that fails must not hold up the others; it is due again in a minute.
          services.log.error({ err: error, conversationId: waiting.id }, 'reader not told');
        }
      }
    },
  };
  return [tell];
}
