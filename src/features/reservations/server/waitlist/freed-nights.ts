import { isWaitedFor } from '#market/inventory/index.server.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Job for a listing of which nights were released while guests wait for some. */
export const NIGHTS_FREED = 'reservations.nights-freed';

/**
 * Enqueues offers of released nights, in the transaction that releases them, where guests wait for
 * the listing. The job that runs every minute finds those that hosts and calendars have opened.
 */
export async function enqueueNightsFreed(
  { db, services }: Pick<UnitOfWork, 'db' | 'services'>,
  listingId: string,
): Promise<void> {
  if (await isWaitedFor(db, listingId)) {
    await services.jobs.enqueue(db, NIGHTS_FREED, { listingId });
  }
}
