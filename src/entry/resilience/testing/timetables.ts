import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addDays } from '#domain/dates.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import {
  type PlannedEntry,
  plannedSessions,
} from '#features/experiences/server/schedule/planned-sessions.ts';
import { anyEntryFrom } from '#features/experiences/server/testing/any-timetable.ts';
import type { Execute, Violations } from './call.ts';
import { seedListing } from './seed.ts';

/** The job that makes the missing sessions of timetables. */
export const MAKE_SESSIONS = 'experiences.make-sessions';

/** An entry as it was written, of an experience with no session yet. */
export interface SeededEntry {
  readonly listingId: string;
  readonly entryId: string;
  readonly entry: PlannedEntry;
}

/**
 * Writes experiences with one entry of a timetable each, of any kind, that have no session yet.
 *
 * @param today 'YYYY-MM-DD' in UTC; no date of the timetables is earlier than a year before
 */
export async function seedTimetables(
  execute: Execute,
  hostId: string,
  { count, seed, today }: { count: number; seed: number; today: string },
): Promise<SeededEntry[]> {
  const entries = fc.sample(anyEntryFrom(addDays(today, -365)), { numRuns: count, seed });
  const seeded: SeededEntry[] = [];
  for (const entry of entries) {
    const listingId = await seedListing(execute, 'experience', hostId);
    const entryId = randomUUID();
    await execute(
      `insert into experience (listing_id, category, style, guest_count, price_tier, price_source,
         sessions_per_period, cancellation_policy)
       values ($1, 'Community', 'book-circle', 7, 'weekly', 'manual', 1, 'casual-cancel')`,
      [listingId],
    );
    const { recurrence, days, specificDate, startsOn, duration } = entry;
    await execute(
      `insert into experience_entry (listing_id, entry_id, sort_order, title, recurrence, "interval",
         unit, until, duration, specific_date, starts_on, days, start_time, end_time, time_zone,
         made_until)
       values ($1, $2, 0, 'Any', $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, $12, $13, $14)`,
      [
        ...[listingId, entryId, recurrence.type, recurrence.interval, recurrence.unit],
        ...[recurrence.until, duration, specificDate, startsOn, [...days]],
        ...[entry.startTime, entry.endTime, entry.timeZone, addDays(today, -1)],
      ],
    );
    seeded.push({ listingId, entryId, entry });
  }
  return seeded;
}

/** Makes the next run of the job create all of them again. */
export async function resetHowFar(execute: Execute, today: string): Promise<void> {
  await execute('update experience_entry set made_until = $1', [addDays(today, -1)]);
}

/** Number of entries that the job still has to process. */
export async function countUnmade(execute: Execute, today: string): Promise<number> {
  const { rows } = await execute(
    'select count(*)::int as unmade from experience_entry where made_until <= $1',
    [today],
  );
  return Number(rows[0]?.unmade);
}

/** All sessions, a line each, sorted. */
export async function sessionLines(execute: Execute): Promise<string[]> {
  const { rows } = await execute(
    `select listing_id || ' ' || entry_id || ' ' || nominal_date || ' '
       || extract(epoch from starts_at)::bigint || ' ' || extract(epoch from ends_at)::bigint || ' '
       || status || ' ' || capacity || ' ' || taken as line
     from listing_session`,
  );
  return rows.map(({ line }) => String(line)).sort();
}

/**
 * The sessions that seeded entries must have.
 *
 * @param from the first run of the job, and `to` its last: sessions that began in between may be
 * there or not
 */
export function wrongSessions(
  lines: readonly string[],
  seeded: readonly SeededEntry[],
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Violations {
  const found = new Set(lines);
  const violations: string[] = [];
  let known = 0;
  for (const { listingId, entryId, entry } of seeded) {
    const today = from.toZonedDateTimeISO(entry.timeZone).toPlainDate().toString();
    const range = { start: today, end: addDays(today, SESSION_HORIZON_DAYS) };
    for (const { date, startsAt, endsAt } of plannedSessions(entry, range)) {
      const second = (at: Temporal.Instant) => Math.floor(at.epochMilliseconds / 1_000);
      const times = `${second(startsAt)} ${second(endsAt)}`;
      const line = `${listingId} ${entryId} ${date} ${times} scheduled 6 0`;
      const isThere = found.has(line);
      if (isThere) known += 1;
      const hasBegun = Temporal.Instant.compare(startsAt, from) <= 0;
      const isAhead = Temporal.Instant.compare(startsAt, to) > 0;
      if (hasBegun && isThere) violations.push(`made though it had begun: ${line}`);
      if (isAhead && !isThere) violations.push(`missing: ${line}`);
    }
  }
  if (known !== lines.length) violations.push(`${lines.length - known} sessions are nobody's`);
  return violations;
}
