import { eq, type SQL, sql } from 'drizzle-orm';
import type { HostAnswers } from '#domain/answer-rate.ts';
import { listingArrivals } from '#market/inventory/server/tables.ts';
import type { VerifiedIdentity } from '#platform/contract/verified-identity.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Host of a listing, as its page shows them. */
export interface HostRow {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly headline: string;
  readonly bio: string;
  readonly language: string | null;
  readonly languages: readonly string[];
  /** In the database's format. */
  readonly joinedAt: string;
  readonly listingCount: number;
  /** Null for a person without a listing. */
  readonly answered: HostAnswers | null;
  /** Null for a person who hasn't shown a document. */
  readonly verified: VerifiedIdentity | null;
}

/** The host of `"user" u left join profile p`. */
const HOST = sql`json_build_object(
    'id', u.id, 'name', u.name, 'image', case when coalesce(p.moderation_state, 'visible') = 'visible' then u.image end,
    'headline', case when p.moderation_state = 'visible' then p.headline else '' end,
    'bio', case when p.moderation_state = 'visible' then p.bio else '' end,
    'language', p.language,
    'languages', coalesce(p.languages, '{}'), 'joinedAt', u.created_at,
    'listingCount', (
      select count(*) from listing other
      where other.host_id = u.id and is_listed(other)
    ),
    'answered', (
      select json_build_object('requests', other.host_requests, 'answers', other.host_answers)
      from listing other
      where other.host_id = u.id
      order by other.host_requests desc
      limit 1
    ),
    'verified', (
      select json_build_object(
        'on', to_char(c.verified_at at time zone 'UTC', 'YYYY-MM-DD'), 'nameMatches', c.name_matches)
      from identity_check c
      where c.user_id = u.id and c.verified_at is not null
    )
  )`;

/**
 * Columns that the page of a listing of any kind shows of `listing l join "user" u left join
 * profile p`: its language, whether it waits for its host, asks for verified guests or is paused, all its pictures, the guests' wifi
 * measurements, whether a person saved it, and its host (`HostRow`).
 */
export function pageColumns(userId: string | null): SQL {
  return sql`
    l.language,
    l.awaits_confirmation as "awaitsConfirmation",
    l.asks_verified_guests as "asksVerifiedGuests",
    l.is_paused as "isPaused",
    coalesce(
      (
        select json_agg(
          json_build_object('key', p.key, 'alt', p.alt, 'placeholder', p.placeholder)
          order by p.sort_order)
        from listing_picture p
        where p.listing_id = l.id and not p.hidden
      ),
      '[]'
    ) as pictures,
    case when l.measured_mbps is null then null else json_build_object(
      'guests', l.measured_by, 'lastOn', l.measured_on, 'hostMbps', l.wifi_mbps
    ) end as "measuredWifi",
    exists (
      select from favorite f where f.listing_id = l.id and f.user_id = ${userId}::uuid
    ) as favorite,
    ${HOST} as host`;
}

/**
 * A person as the page of one of their listings would show them.
 *
 * @throws Error for an unknown id
 */
export async function loadHostOfPage(db: Queryable, userId: string): Promise<HostRow> {
  const [row] = await queryRows<{ host: HostRow }>(
    db,
    sql`
      select ${HOST} as host
      from "user" u left join profile p on p.user_id = u.id
      where u.id = ${userId}`,
  );
  if (row === undefined) throw new Error('who is signed in has no account');
  return row.host;
}

/** Exact place and entry instructions of a listing. For its host and a guest about to arrive. */
export interface Arrival {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly wifiName: string;
  readonly wifiPassword: string;
  readonly entryInstructions: string;
}

/** The secrets of a listing; the caller must check who may read them. */
export async function loadArrival(db: Queryable, listingId: string): Promise<Arrival | null> {
  const [row] = await db
    .select({
      address: listingArrivals.address,
      latitude: listingArrivals.latitude,
      longitude: listingArrivals.longitude,
      wifiName: listingArrivals.wifiName,
      wifiPassword: listingArrivals.wifiPassword,
      entryInstructions: listingArrivals.entryInstructions,
    })
    .from(listingArrivals)
    .where(eq(listingArrivals.listingId, listingId));
  return row ?? null;
}
