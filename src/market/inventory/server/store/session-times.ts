import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Times of a listing's session, and whether it takes place. */
interface SessionTimes extends SessionKey {
  readonly listingId: string;
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly status: 'scheduled' | 'cancelled';
}

/** Times of sessions, the earliest first, in one statement; deleted sessions are missing. */
export async function loadSessionTimes(
  db: Queryable,
  sessions: readonly (SessionKey & { readonly listingId: string })[],
): Promise<SessionTimes[]> {
  if (sessions.length === 0) return [];
  const keys = sessions.map(({ listingId, entryId, date }) => ({ listingId, entryId, date }));
  const rows = await queryRows<
    Omit<SessionTimes, 'startsAt' | 'endsAt'> & { startsAt: unknown; endsAt: unknown }
  >(
    db,
    sql`
      select distinct session.listing_id as "listingId", session.entry_id as "entryId",
        session.nominal_date::text as date, session.starts_at as "startsAt",
        session.ends_at as "endsAt", session.status
      from listing_session session
      join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
        as asked ("listingId" uuid, "entryId" uuid, date date)
        on asked."listingId" = session.listing_id and asked."entryId" = session.entry_id
          and asked.date = session.nominal_date
      order by session.starts_at, session.entry_id`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
}
