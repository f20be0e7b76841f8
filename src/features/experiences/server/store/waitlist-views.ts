import { sql } from 'drizzle-orm';
import type { SessionKey } from '#domain/session-key.ts';
import { LAST_OFFER_HOURS } from '#domain/waitlist.ts';
import type { ListedSession } from '#market/inventory/index.server.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';

/** Maximum waitlists of one listing that are read; a listing has no more coming sessions. */
const MAX_LINES_READ = 500;

const SESSION_OF_LINE = sql`
  join listing_session session on session.listing_id = line.listing_id
    and session.entry_id = line.entry_id and session.nominal_date = line.nominal_date`;

/**
 * Sessions whose waitlists need an update, the next ones first: an offer has expired, seats can be offered or announced,
 * or the waitlist has to close. Processing one resolves its cause, so none is returned twice for
 * the same.
 */
export function listSessionsToOffer(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<(ListedSession & DueRow)[]> {
  const at = sql`${now.toString()}::timestamptz`;
  const soon = sql`${now.add({ hours: LAST_OFFER_HOURS }).toString()}::timestamptz`;
  const id = sql`(line.listing_id || ':' || line.entry_id || ':' || line.nominal_date)`;
  // By the day and not by the start: ordered by that, sessions would be read before the lines.
  const day = sql`line.nominal_date`;
  const { columns, condition = sql`true`, order } = duePage(page, day, id);
  return queryRows<ListedSession & DueRow>(
    db,
    sql`
      select ${columns.due} as due, ${columns.id} as id,
        line.listing_id as "listingId", line.entry_id as "entryId",
        line.nominal_date::text as date
      from waitlist line
      ${SESSION_OF_LINE}
      join listing on listing.id = line.listing_id
      join experience on experience.listing_id = line.listing_id
      where ${condition} and (line.state = 'offered' and line.offer_until <= ${at}
        or line.state = 'waiting' and (
          session.starts_at <= ${at} or session.status = 'cancelled'
          or listing.deleted_at is not null
          or experience.state = 'listed' and session.capacity - session.taken >= case
            when session.starts_at <= ${soon} then 1
            else line.seats
          end
        ))
      group by line.listing_id, line.entry_id, line.nominal_date
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit}::integer`,
  );
}

/** Coming sessions of a listing that have waiting guests or open offers. */
export function listWaitedFor(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<SessionKey[]> {
  return queryRows<SessionKey>(
    db,
    sql`
      select distinct line.entry_id as "entryId", line.nominal_date::text as date
      from waitlist line
      ${SESSION_OF_LINE}
      where line.listing_id = ${listingId} and line.state in ('waiting', 'offered')
        and session.starts_at > ${now.toString()}::timestamptz
      order by 2, 1
      limit ${MAX_LINES_READ}::integer`,
  );
}

/** A guest's place in the waitlist of a session. */
export interface WaitlistPlaceRow extends SessionKey {
  readonly state: 'waiting' | 'offered';
  readonly seats: number;
  /** Number of guests ahead in the queue. */
  readonly ahead: number;
  readonly offerUntil: Temporal.Instant | null;
  readonly startsAt: Temporal.Instant;
  /** IANA zone of the place. */
  readonly timeZone: string;
}

/**
 * The places of a guest in the waitlists of a listing's coming sessions, without expired offers.
 */
export async function listUserPlaces(
  db: Queryable,
  { listingId, userId }: { readonly listingId: string; readonly userId: string },
  now: Temporal.Instant,
): Promise<WaitlistPlaceRow[]> {
  const at = sql`${now.toString()}::timestamptz`;
  const rows = await queryRows<
    Omit<WaitlistPlaceRow, 'offerUntil' | 'startsAt'> & { offerUntil: unknown; startsAt: unknown }
  >(
    db,
    sql`
      select line.entry_id as "entryId", line.nominal_date::text as date, line.state, line.seats,
        line.offer_until as "offerUntil", session.starts_at as "startsAt",
        listing.time_zone as "timeZone", (
          select count(*)::int
          from waitlist other
          where other.listing_id = line.listing_id and other.entry_id = line.entry_id
            and other.nominal_date = line.nominal_date and other.state = 'waiting'
            and (other.joined_at, other.waitlist_id) < (line.joined_at, line.waitlist_id)
        ) as ahead
      from waitlist line
      ${SESSION_OF_LINE}
      join listing on listing.id = line.listing_id
      where line.listing_id = ${listingId} and line.user_id = ${userId}
        and session.status = 'scheduled' and session.starts_at > ${at}
        and (line.state = 'waiting' or line.state = 'offered' and line.offer_until > ${at})
      order by session.starts_at, line.entry_id
      limit ${MAX_LINES_READ}::integer`,
  );
  return rows.map((row) => ({
    ...row,
    offerUntil: row.offerUntil === null ? null : toInstant(row.offerUntil),
    startsAt: toInstant(row.startsAt),
  }));
}

/** A session with a waitlist, as its host sees it. */
export interface SessionWaitlistRow extends SessionKey {
  readonly startsAt: Temporal.Instant;
  readonly endsAt: Temporal.Instant;
  readonly timeZone: string;
  readonly status: 'scheduled' | 'cancelled';
  readonly free: number;
  readonly waitingPeople: number;
  readonly waitingSeats: number;
  readonly offeredPeople: number;
  readonly offeredSeats: number;
  /**
   * Seats that the first guest in the queue requests, and the fewest that any of them does; null
   * where no one waits.
   */
  readonly firstWants: number | null;
  readonly fewestWanted: number | null;
}

/** The waitlists of a listing's coming sessions. */
export async function listSessionWaitlists(
  db: Queryable,
  listingId: string,
  now: Temporal.Instant,
): Promise<SessionWaitlistRow[]> {
  const rows = await queryRows<
    Omit<SessionWaitlistRow, 'startsAt' | 'endsAt'> & { startsAt: unknown; endsAt: unknown }
  >(
    db,
    sql`
      select session.entry_id as "entryId", session.nominal_date::text as date,
        session.starts_at as "startsAt", session.ends_at as "endsAt",
        coalesce(entry.time_zone, listing.time_zone) as "timeZone", session.status,
        session.capacity - session.taken as free, line.*
      from (
        select entry_id, nominal_date,
          (count(*) filter (where state = 'waiting'))::int as "waitingPeople",
          coalesce(sum(seats) filter (where state = 'waiting'), 0)::int as "waitingSeats",
          (count(*) filter (where state = 'offered'))::int as "offeredPeople",
          coalesce(sum(seats) filter (where state = 'offered'), 0)::int as "offeredSeats",
          (array_agg(seats order by joined_at, waitlist_id)
            filter (where state = 'waiting'))[1] as "firstWants",
          min(seats) filter (where state = 'waiting') as "fewestWanted"
        from waitlist
        where listing_id = ${listingId} and state in ('waiting', 'offered')
        group by entry_id, nominal_date
      ) line
      join listing_session session on session.listing_id = ${listingId}
        and session.entry_id = line.entry_id and session.nominal_date = line.nominal_date
      join listing on listing.id = session.listing_id
      left join experience_entry entry
        on entry.listing_id = session.listing_id and entry.entry_id = session.entry_id
      where session.status = 'scheduled' and session.starts_at > ${now.toString()}::timestamptz
      order by session.starts_at, session.entry_id
      limit ${MAX_LINES_READ}::integer`,
  );
  return rows.map((row) => ({
    ...row,
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
  }));
}
