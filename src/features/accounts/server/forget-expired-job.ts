import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { removeExpired } from './store/sessions.ts';

/** Removes sessions and mailed links whose time is over, every night. */
export function forgetExpiredJob(services: Services): JobHandler<object> {
  return {
    name: 'accounts.forget-expired',
    cron: '40 3 * * *',
    run: () => removeExpired(services.database.main, services.now()),
  };
}
