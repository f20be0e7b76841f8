import { type SQL, sql } from 'drizzle-orm';
import type { ListingKind } from '#domain/vocabulary.ts';
import type { ListingFacts } from '#market/search/index.server.ts';
import { toInstant } from '#platform/server/database/columns.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { SavedSearch } from './searches.ts';

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
        and (s.country_code is null or s.country_code = x.country_code)
        and (s.category is null or s.category = x.category)
        and (s.guests is null or x.guests is null or x.guests >= s.guests)
        and (s.max_price is null or x.price <= s.max_price)
        and (s.first_day is null or x.first_day is null
          or (x.first_day < s.last_day and x.last_day > s.first_day))
    ) fitting
    where woken.id = fitting.id and woken.due_at is null`);
}

/** A changed listing within the bounds of a search. */
export interface Candidate {
  readonly id: string;
  readonly seenAt: Temporal.Instant;
}

/**
 * Listings that changed since a search was looked at and are within its bounds, the earliest change
 * first; all of the last one's moment, so that a later page can begin behind it.
 */
export async function listCandidates(
  db: Queryable,
  search: SavedSearch,
  facts: ListingFacts,
  limit: number,
): Promise<Candidate[]> {
  const { area, countryCode, category, guests, maxPrice, firstDay, lastDay } = search;
  const { west, south, east, north } = area;
  const conditions: SQL[] = [
    sql`x.position <@ box(
      point(${west}::double precision, ${south}::double precision),
      point(${east}::double precision, ${north}::double precision))`,
  ];
  if (countryCode !== null) conditions.push(sql`x.country_code = ${countryCode}`);
  if (category !== null) conditions.push(sql`x.category = ${category}`);
  if (guests !== null) conditions.push(sql`(x.guests is null or x.guests >= ${guests}::integer)`);
  if (maxPrice !== null) conditions.push(sql`x.price <= ${maxPrice}::integer`);
  if (firstDay !== null && lastDay !== null) {
    conditions.push(sql`(x.first_day is null
      or (x.first_day < ${lastDay}::date and x.last_day > ${firstDay}::date))`);
  }
  const rows = await queryRows<{ id: string; seenAt: unknown }>(
    db,
    sql`
      select c.listing_id as id, min(c.seen_at) as "seenAt"
      from changed_listing c
      join ${facts.from} on x.listing_id = c.listing_id
      where c.seen_at > ${search.lookedAt.toString()}::timestamptz
        and ${sql.join(conditions, sql` and `)}
      group by c.listing_id
      order by min(c.seen_at)
      fetch first (${limit}::integer) rows with ties`,
  );
  return rows.map(({ id, seenAt }) => ({ id, seenAt: toInstant(seenAt) }));
}

/**
 * When some listings were made, of those that are listed, that the person doesn't host, and whose host
 * and they haven't blocked each other.
 */
export async function readOffered(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Temporal.Instant>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ id: string; createdAt: unknown }>(
    db,
    sql`
      select l.id, l.created_at as "createdAt"
      from listing l
      where ${isAmong(sql`l.id`, ids)} and is_listed(l)
        and l.host_id <> ${userId}::uuid
        and not exists (
          select from block b
          where b.blocker_id = ${userId}::uuid and b.blocked_id = l.host_id
            or b.blocker_id = l.host_id and b.blocked_id = ${userId}::uuid
        )`,
  );
  return new Map(rows.map(({ id, createdAt }) => [id, toInstant(createdAt)]));
}

/** A column that is one of some ids. */
export function isAmong(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
}
