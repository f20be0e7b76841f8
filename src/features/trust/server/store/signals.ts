import { type SQL, sql } from 'drizzle-orm';
import type { SubjectKind } from '#domain/moderation.ts';
import {
  CANCELLATION_DAYS,
  LIKENESS_BITS,
  MASKED_DAYS,
  MAX_CANCELLATIONS,
  MIN_MASKED,
  MIN_SAME_TEXTS,
  SAME_TEXT_LENGTH,
  type Signal,
} from '#domain/reports.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/** Something that was noticed about a thing. */
export interface Noticed {
  /** Tells it from others of its kind. */
  readonly key: string;
  readonly kind: SubjectKind;
  readonly id: string;
  readonly ownerId: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** The time that a finder looks at: since some hours before now. */
interface Window {
  readonly since: Temporal.Instant;
  readonly now: Temporal.Instant;
}

const LIMIT = 200;
const at = (instant: Temporal.Instant) => sql`${instant.toString()}::timestamptz`;
const days = (now: Temporal.Instant, count: number) => at(now.subtract({ hours: 24 * count }));

/** Whether a listing's text can be told from others: the condition of the index of their digests. */
const isLongText = (listing: string) =>
  sql.raw(`${listing}.deleted_at is null
    and char_length(${listing}.description) >= ${SAME_TEXT_LENGTH}`);

/** Pictures that another person sent before, by a condition on `one` and the earlier `other`. */
const pictureOfAnother = (condition: SQL, { since }: Window) => sql`
  select distinct on (one.key) one.key as key, 'picture' as kind, one.key as id,
    one.owner_id as "ownerId", json_build_object('other', other.key) as details
  from upload one
  join upload other on other.owner_id <> one.owner_id and other.preset = 'listing-photos'
    and other.created_at < one.created_at and ${condition}
  where one.created_at >= ${at(since)} and one.preset = 'listing-photos'
    and one.moderation_state = 'visible'
  order by one.key, other.created_at
  limit ${LIMIT}`;

/** A statement for each signal; each finds what is so now, whether it was noticed before or not. */
const FINDERS: Readonly<Record<Signal, (window: Window) => SQL>> = {
  // Once a week and person: the key holds the week.
  'contact-details': ({ now }) => sql`
    select sender_id || ':' || to_char(${at(now)} at time zone 'UTC', 'IYYY-IW') as key,
      'profile' as kind, sender_id::text as id, sender_id as "ownerId",
      json_build_object('messages', count(*)::integer) as details
    from message
    where masked and created_at > ${days(now, MASKED_DAYS)}
    group by sender_id having count(*) >= ${MIN_MASKED}::integer
    limit ${LIMIT}`,
  'same-picture': (window) =>
    pictureOfAnother(sql`other.source_digest = one.source_digest`, window),
  'similar-picture': (window) =>
    pictureOfAnother(
      sql`other.source_digest <> one.source_digest
        and bit_count(('x' || other.likeness)::bit(64) # ('x' || one.likeness)::bit(64))
          <= ${LIKENESS_BITS}::integer`,
      window,
    ),
  'same-text': ({ since }) => sql`
    select md5(newest.description) || ':' || newest.id as key, 'listing' as kind,
      newest.id::text as id, newest.host_id as "ownerId",
      json_build_object('listings', same.listings) as details
    from listing newest
    cross join lateral (
      select count(*)::integer as listings
      from listing other
      where md5(other.description) = md5(newest.description) and ${isLongText('other')}
    ) same
    where newest.updated_at >= ${at(since)} and ${isLongText('newest')}
      and same.listings >= ${MIN_SAME_TEXTS}::integer
    order by newest.updated_at
    limit ${LIMIT}`,
  'first-listing': ({ since }) => sql`
    select l.id::text as key, 'listing' as kind, l.id::text as id, l.host_id as "ownerId",
      '{}'::json as details
    from listing l
    where l.created_at >= ${at(since)} and l.deleted_at is null and l.moderation_state = 'limited'
      and not exists (
        select from moderation_decision d where d.subject_kind = 'listing' and d.subject_id = l.id::text
      )
    limit ${LIMIT}`,
  'slow-wifi': () => sql`
    select l.id || ':' || l.wifi_mbps as key, 'listing' as kind, l.id::text as id,
      l.host_id as "ownerId",
      json_build_object('stated', l.wifi_mbps, 'measured', l.measured_mbps) as details
    from listing l
    where l.measured_since is not null and l.deleted_at is null
      and l.measured_mbps * 2 < l.wifi_mbps
    limit ${LIMIT}`,
  // Once a quarter and host.
  'host-cancellations': ({ now }) => sql`
    select r.host_id || ':' || to_char(${at(now)} at time zone 'UTC', 'YYYY-Q') as key,
      'profile' as kind, r.host_id::text as id, r.host_id as "ownerId",
      json_build_object('cancellations', count(*)::integer) as details
    from reservation r
    join reservation_event e on e.reservation_id = r.id
    where r.status = 'cancelled' and r.updated_at > ${days(now, CANCELLATION_DAYS)}
      and e.party = 'host' and e.action = 'cancel' and e.at > ${days(now, CANCELLATION_DAYS)}
    group by r.host_id having count(*) > ${MAX_CANCELLATIONS}::integer
    limit ${LIMIT}`,
};

/** The things that have a signal now. */
export function findNoticed(db: Queryable, signal: Signal, window: Window): Promise<Noticed[]> {
  return queryRows<Noticed>(db, FINDERS[signal](window));
}

/**
 * Closes open items whose thing was deleted: there is nothing left to decide.
 *
 * @param ids of the items
 */
export async function closeItems(
  db: Queryable,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update moderation_item set closed_at = ${at(now)}
    where closed_at is null
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}
