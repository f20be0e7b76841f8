import { insertSessions } from '#market/inventory/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { sessionHorizon, toEntryRule } from '../hosting/read-timetable.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { plannedSessions } from './planned-sessions.ts';

interface MadeFor {
  readonly listingId: string;
  readonly capacity: number;
}

/**
 * Creates the sessions of an entry from the last existing ones up to the horizon, without those
 * that have begun.
 *
 * @returns the day before which its sessions exist
 */
export async function makeSessions(
  tx: Queryable,
  { listingId, capacity }: MadeFor,
  entry: EntryDetails & { readonly madeUntil: string },
  now: Temporal.Instant,
): Promise<string> {
  const horizon = sessionHorizon(entry.timeZone, now);
  if (entry.isActive) {
    // Sessions that the host removed before that day must not be created again.
    const range = { start: entry.madeUntil, end: horizon.end };
    const planned = plannedSessions(toEntryRule(entry), range).filter(
      ({ startsAt }) => Temporal.Instant.compare(startsAt, now) > 0,
    );
    await insertSessions(tx, { listingId, entryId: entry.entryId, capacity }, planned);
  }
  return horizon.end;
}
