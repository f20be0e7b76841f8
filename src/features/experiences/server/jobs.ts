import { lockListing } from '#features/listings/index.server.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { seatsOf } from './booking/experience-booking.ts';
import { horizonOf } from './hosting/entries-of-form.ts';
import { makeSessions } from './schedule/make-sessions.ts';
import { loadExperienceForBooking } from './store/booking.ts';
import { listShortEntries, loadEntry, setMadeUntil } from './store/entries.ts';

const EVERY_HOUR = '17 * * * *';
/** Entries of one run at most; the next run takes the rest. */
const BATCH = 500;

/** What happens to experiences by itself: sessions are made as their days come near. */
export function experienceJobs(services: Services): JobHandler<never>[] {
  const job: JobHandler<object> = {
    name: 'experiences.make-sessions',
    cron: EVERY_HOUR,
    run: async () => {
      const now = services.now();
      const { end } = horizonOf('UTC', now);
      for (const key of await listShortEntries(services.database.main, end, BATCH)) {
        try {
          await rollEntry(services, key, now);
        } catch (error) {
          // One that fails must not hold up the others; the next run meets it again.
          services.log.error({ err: error, ...key }, 'sessions not made');
        }
      }
    },
  };
  return [job];
}

interface EntryKey {
  readonly listingId: string;
  readonly entryId: string;
}

/** Its sessions and how far they go are written together: whoever dies on the way has done nothing. */
async function rollEntry(
  { database }: Services,
  { listingId, entryId }: EntryKey,
  now: Temporal.Instant,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await lockListing(tx, listingId)) === null) return;
    const experience = await loadExperienceForBooking(tx, listingId);
    const entry = await loadEntry(tx, listingId, entryId);
    if (experience === null || entry === null) return;
    const madeUntil = await makeSessions(
      tx,
      { listingId, capacity: seatsOf(experience) },
      entry,
      now,
    );
    await setMadeUntil(tx, { listingId, entryId }, madeUntil);
  });
}
