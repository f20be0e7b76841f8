import { type SQL, sql } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { ListingFacts } from '#market/search/index.server.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';

/**
 * Takes the oldest noted changes away, and remembers when their listings changed last. A change whose
 * transaction is still open is taken by a later run.
 *
 * @returns the listings, each once; and how many rows were taken
 */
export async function takeChanges(
  tx: Queryable,
  now: Temporal.Instant,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly taken: number }> {
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`
      delete from listing_change where seq = any(array(
        select seq from listing_change order by seq limit ${limit}::integer for update skip locked
      ))
      returning listing_id as id`,
  );
  const ids = [...new Set(rows.map(({ id }) => id))];
  if (ids.length > 0) {
    await tx.execute(sql`
      insert into changed_listing (listing_id, seen_at)
      select l.id, ${now.toString()}::timestamptz
      from listing l
      where ${isAmong(sql`l.id`, ids)}
      order by l.id
      on conflict (listing_id) do update set seen_at = excluded.seen_at`);
  }
  return { ids, taken: rows.length };
}

/** Whether a listing's facts `x` are within the bounds of a search `s`, besides its area. */
const IS_WITHIN_BOUNDS = sql`
  (s.country_code is null or s.country_code = x.country_code)
  and (s.category is null or s.category = x.category)
  and (s.guests is null or x.guests is null or x.guests >= s.guests)
  and (s.max_price is null or x.price <= s.max_price)
  and (s.first_day is null or x.first_day is null
    or (x.first_day < s.last_day and x.last_day > s.first_day))`;

/**
 * Wakes the searches of a kind that tell at once and that some listings may fit.
 *
 * @param pauseMinutes after the last change that a search was compared with
 */
export async function wakeSearches(
  tx: Queryable,
  kind: ListingKind,
  facts: ListingFacts,
  ids: readonly string[],
  { now, pauseMinutes }: { readonly now: Temporal.Instant; readonly pauseMinutes: number },
): Promise<void> {
  const at = sql`${now.toString()}::timestamptz`;
  await tx.execute(sql`
    update saved_search woken
    set due_at = greatest(${at}, woken.looked_at + ${pauseMinutes} * interval '1 minute')
    from (
      select distinct s.id
      from ${facts.from}
      join saved_search s on s.area @> box(x.position, x.position)
        and s.rhythm = 'at-once' and s.due_at is null
      where ${isAmong(sql`x.listing_id`, ids)}
        and s.kind = ${kind}
        and (s.last_day is null or s.last_day > ${at}::date - 1)
        and ${IS_WITHIN_BOUNDS}
    ) fitting
    where woken.id = fitting.id and woken.due_at is null`);
}

/** A changed listing within the bounds of a search. */
export interface Candidate {
  readonly searchId: string;
  readonly id: string;
  readonly seenAt: Temporal.Instant;
}

/**
 * Listings that changed since searches of one kind were looked at and are within their bounds, those
 * of each search in the order of their changes; all of the last one's moment, so that a later page can
 * begin behind it.
 *
 * @param limit of each search
 */
export async function listCandidates(
  db: Queryable,
  searchIds: readonly string[],
  facts: ListingFacts,
  limit: number,
): Promise<Candidate[]> {
  if (searchIds.length === 0) return [];
  const rows = await queryRows<{ searchId: string; id: string; seenAt: unknown }>(
    db,
    sql`
      select s.id as "searchId", found.id, found.seen_at as "seenAt"
      from saved_search s
      cross join lateral (
        select c.listing_id as id, min(c.seen_at) as seen_at
        from changed_listing c
        join ${facts.from} on x.listing_id = c.listing_id
        where c.seen_at > s.looked_at and x.position <@ s.area and ${IS_WITHIN_BOUNDS}
        group by c.listing_id
        order by min(c.seen_at)
        fetch first (${limit}::integer) rows with ties
      ) found
      where ${isAmong(sql`s.id`, searchIds)}
      order by s.id, found.seen_at`,
  );
  return rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: toInstant(seenAt) }));
}

/** A person and a listing that might be told to them. */
interface Offer {
  readonly userId: string;
  readonly listingId: string;
}

/**
 * When listings were made, of those that are listed, that the person doesn't host, and whose host and
 * they haven't blocked each other.
 */
export async function readOffered(
  db: Queryable,
  offers: readonly Offer[],
): Promise<(Offer & { readonly createdAt: Temporal.Instant })[]> {
  if (offers.length === 0) return [];
  const users = offers.map(({ userId }) => userId).join(',');
  const listingIds = offers.map(({ listingId }) => listingId).join(',');
  const rows = await queryRows<Offer & { createdAt: unknown }>(
    db,
    sql`
      select asked.user_id as "userId", l.id as "listingId", l.created_at as "createdAt"
      from unnest(
        string_to_array(${users}, ',')::uuid[],
        string_to_array(${listingIds}, ',')::uuid[]
      ) asked(user_id, listing_id)
      join listing l on l.id = asked.listing_id
      where is_listed(l) and l.host_id <> asked.user_id
        and not exists (
          select from block b
          where b.blocker_id = asked.user_id and b.blocked_id = l.host_id
            or b.blocker_id = l.host_id and b.blocked_id = asked.user_id
        )`,
  );
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: toInstant(createdAt) }));
}

/** A column that is one of some ids. */
export function isAmong(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
}
