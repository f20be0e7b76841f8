import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';

/** When a session is. */
export interface StoredTimes extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
}

/** When sessions of a listing are, as of now and in the order they begin; unknown ones are missing. */
export async function loadSessionTimes(
  db: Queryable,
  listingId: string,
  sessions: readonly SessionKey[],
): Promise<StoredTimes[]> {
  const rows = await rowsOf<SessionKey & { startsAt: unknown; endsAt: unknown }>(
    db,
    sql`
      select session.entry_id as "entryId", session.nominal_date::text as date,
        session.starts_at as "startsAt", session.ends_at as "endsAt"
      from listing_session session
      join jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb)
        as wanted ("entryId" uuid, date date)
        on wanted."entryId" = session.entry_id and wanted.date = session.nominal_date
      where session.listing_id = ${listingId}
      order by session.starts_at, session.entry_id`,
  );
  return rows.map(({ entryId, date, startsAt, endsAt }) => ({
    entryId,
    date,
    startsAt: toInstant(startsAt),
    endsAt: toInstant(endsAt),
  }));
}
