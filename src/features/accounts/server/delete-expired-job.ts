import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { deleteExpired } from './store/sessions.ts';

/** Removes sessions and mailed links whose time is over, every night. */
export function deleteExpiredJob(services: Services): JobHandler<object> {
  return {
    name: 'accounts.forget-expired',
    cron: '40 3 * * *',
    run: () => deleteExpired(services.database.main, services.now()),
  };
}
