import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/services.ts';

/** Job for seats that were released; the feature with the waitlist of sessions handles it. */
export const SEATS_FREED = 'listings.seats-freed';

/** Sessions of a listing in which seats were released. */
export interface FreedSeats {
  readonly listingId: string;
  readonly sessions: readonly SessionKey[];
}

/** Enqueues the job for released seats, in the transaction that releases them. */
export async function enqueueSeatsFreed(
  { db, services }: { readonly db: Queryable; readonly services: Pick<Services, 'jobs'> },
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<void> {
  if (sessions.length === 0) return;
  const freed = sessions.map(({ entryId, date }) => ({ entryId, date }));
  await services.jobs.enqueue(db, SEATS_FREED, { listingId, sessions: freed });
}
