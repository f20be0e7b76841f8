import type { Queryable } from '#platform/server/database/database.ts';
import { horizonOf, ruleOf } from '../hosting/entries-of-form.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { insertSessions } from '../store/sessions.ts';
import { plannedSessions } from './planned-sessions.ts';

interface MadeFor {
  readonly listingId: string;
  readonly capacity: number;
}

/**
 * Makes the sessions of an entry that has none yet, up to the horizon; what has begun is left out.
 *
 * @returns the day before which its sessions exist
 */
export async function makeSessions(
  tx: Queryable,
  { listingId, capacity }: MadeFor,
  entry: EntryDetails,
  now: Temporal.Instant,
): Promise<string> {
  const horizon = horizonOf(entry.timeZone, now);
  if (entry.isActive) {
    const planned = plannedSessions(ruleOf(entry), horizon).filter(
      ({ startsAt }) => Temporal.Instant.compare(startsAt, now) > 0,
    );
    await insertSessions(tx, { listingId, entryId: entry.entryId, capacity }, planned);
  }
  return horizon.end;
}
