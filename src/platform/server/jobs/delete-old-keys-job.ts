import { deleteOldKeys } from '../database/idempotency-store.ts';
import type { Services } from '../services.ts';
import type { JobHandler } from './jobs.ts';

/** Removes idempotency keys that are no longer replayed, once an hour. */
export function deleteOldKeysJob({ database, now }: Services): JobHandler<never> {
  return {
    name: 'platform.forget-old-keys',
    cron: '17 * * * *',
    run: () => deleteOldKeys(database.main, now()),
  };
}
