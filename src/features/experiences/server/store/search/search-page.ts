import { type SQL, sql } from 'drizzle-orm';
import type { PriceTier } from '#domain/experience-pricing.ts';
import type { Position } from '#domain/places.ts';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import {
  type CardExtras,
  extraColumns,
  type FoundRows,
  haversineTo,
  pageQuery,
  type SearchOrder,
  type Slice,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type ExperienceCriteria, isOfPass } from '../../search/experience-criteria.ts';
import { type ExperienceFilter, experienceFilter } from './search-filter.ts';

/** Position of an experience, and its price for one guest in cents. */
export interface ExperiencePin extends Position {
  readonly id: string;
  /** Price of one session, with the fee. */
  readonly sessionPrice: number;
  /** Price of a period, without the fee. */
  readonly periodPrice: number;
  readonly sessionsPerPeriod: number;
  /** Sessions of a pass from the matched one on; 1 where the search doesn't filter by passes. */
  readonly passSessions: number;
  /** Cents for each guest and booking; 0 for none. */
  readonly fee: number;
}

/** Columns that every list shows of an experience and one of its sessions. */
export interface ListedRow extends Omit<ExperiencePin, keyof Position> {
  readonly title: string;
  readonly city: string;
  readonly countryCode: string;
  readonly category: ExperienceCategory;
  readonly style: string;
  readonly timeZone: string;
  readonly priceTier: PriceTier;
  readonly entryId: string;
  /** Nominal date in the timetable. */
  readonly date: string;
  /** Values of the database driver. */
  readonly startsAt: unknown;
  readonly endsAt: unknown;
  readonly capacity: number;
  readonly taken: number;
}

/** Columns of a card, without its pictures and whether it is saved. */
export interface ExperienceCardRow extends ListedRow, Position {
  readonly neighbourhood: string;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

function pinColumns(search: ExperienceSearch): SQL {
  return sql`
    s.listing_id as id, s.position[1] as latitude, s.position[0] as longitude,
    s.session_price as "sessionPrice", l.price as "periodPrice",
    e.sessions_per_period as "sessionsPerPeriod", ${passSessions(search)} as "passSessions",
    coalesce(e.arrangement_fee, 0) as fee`;
}

/** Number of sessions of a pass that begins with the session of a `page` (`findRequestedSessions`). */
function passSessions(search: ExperienceSearch): SQL {
  if (!isOfPass(search)) return sql`1`;
  return sql`
    case when e.price_tier = 'one-time' then 1 else (
      select count(*)::integer
      from listing_session held
      where held.listing_id = page.id and held.status = 'scheduled'
        and held.starts_at >= page.starts_at and held.nominal_date >= page.nominal_date
        and held.nominal_date < page.nominal_date + case e.price_tier
          when 'weekly' then interval '7 days'
          when 'monthly' then interval '1 month'
          else interval '1 day'
        end
    ) end`;
}

/**
 * Columns of `ListedRow` besides the session, from `experience_search s`, `listing l`, `experience
 * e`.
 */
export const listedColumns = (search: ExperienceSearch): SQL => sql`
  ${pinColumns(search)}, l.title, l.city, l.country_code as "countryCode", l.neighbourhood, s.category,
  s.style, s.time_zone as "timeZone", e.price_tier as "priceTier",
  l.rating_sum as "ratingSum",
  l.rating_count as "ratingCount"`;

/** Joins that `listedColumns` require, for a `page` with ids. */
export const PAGE_JOINS = sql`
  join listing l on l.id = page.id
  join experience e on e.listing_id = page.id
  join experience_search s on s.listing_id = page.id`;

/** The matched session, of `next` within a page and of `page` around it. */
export const FOUND_SESSION = sql`
  next.entry_id, next.nominal_date, next.starts_at, next.ends_at, next.capacity, next.taken`;
export const SESSION_COLUMNS = sql`
  page.entry_id as "entryId", page.nominal_date::text as date, page.starts_at as "startsAt",
  page.ends_at as "endsAt", page.capacity, page.taken`;

/** One page of the experiences that match a search, with their exact number, in one round trip. */
export async function findExperiences(
  db: Queryable,
  criteria: ExperienceCriteria,
  slice: Slice,
  userId: string | null,
): Promise<FoundRows<ExperienceCardRow & CardExtras>> {
  return findPage(
    db,
    criteria,
    slice,
    sql`${listedColumns(criteria.search)}, ${SESSION_COLUMNS}, ${extraColumns(userId)}`,
  );
}

/** Positions of the experiences of a search, without the columns that only cards show. */
export async function findExperiencePins(
  db: Queryable,
  criteria: ExperienceCriteria,
  slice: Slice,
): Promise<FoundRows<ExperiencePin>> {
  return findPage(db, criteria, slice, pinColumns(criteria.search));
}

/** One experience, as `findExperiences` returns it; null where the search doesn't match it. */
export async function findExperience(
  db: Queryable,
  criteria: ExperienceCriteria,
  id: string,
  userId: string | null,
): Promise<(ExperienceCardRow & CardExtras) | null> {
  const filter = experienceFilter(criteria);
  if (filter === null) return null;
  const [row] = await queryRows<ExperienceCardRow & CardExtras>(
    db,
    sql`
      select ${listedColumns(criteria.search)}, ${SESSION_COLUMNS}, ${extraColumns(userId)}
      from (
        select x.listing_id as id, ${FOUND_SESSION}
        from ${filter.from}
        where x.listing_id = ${id}::uuid and ${filter.condition}
      ) page
      ${PAGE_JOINS}`,
  );
  return row ?? null;
}

async function findPage<Row extends { readonly id: string }>(
  db: Queryable,
  criteria: ExperienceCriteria,
  slice: Slice,
  columns: SQL,
): Promise<FoundRows<Row>> {
  const filter = experienceFilter(criteria);
  if (filter === null) return { rows: [], total: 0 };
  const rows = await queryRows<Row & { total: number; id: string | null }>(
    db,
    pageQuery({
      ...filter,
      found: sql`, ${FOUND_SESSION}`,
      order: experienceOrder(criteria, filter),
      slice,
      tally: tallyQuery(filter),
      // Sorting by the soonest requires all matches, so their number is known as well.
      isEverywhere: criteria.area === null && criteria.search.sort !== 'soonest',
      columns,
      joins: PAGE_JOINS,
    }),
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** Counts the experiences that match. */
export function tallyQuery({ from, condition }: Pick<ExperienceFilter, 'from' | 'condition'>): SQL {
  return sql`select count(*)::integer as total from ${from} where ${condition}`;
}

const NO_JOIN = sql``;

/** The order of a search; 'nearest' without a position is 'recommended'. */
function experienceOrder(
  { search: { sort }, centre }: ExperienceCriteria,
  { price }: ExperienceFilter,
): SearchOrder {
  switch (sort) {
    case 'soonest':
      return { join: NO_JOIN, keys: [{ value: sql`next.starts_at`, descending: false }] };
    case 'price-asc':
    case 'price-desc':
      return { join: NO_JOIN, keys: [{ value: price, descending: sort === 'price-desc' }] };
    case 'newest':
      return { join: NO_JOIN, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'nearest':
      if (centre !== null) {
        return { join: NO_JOIN, keys: [{ value: haversineTo(centre), descending: false }] };
      }
  }
  return {
    join: NO_JOIN,
    keys: [
      { value: sql`x.score`, descending: true },
      { value: sql`x.created_at`, descending: true },
    ],
  };
}
