import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import type { Position } from '#domain/places.ts';
import type { ItinerantCategory, Occupancy, SceneryStyle } from '#domain/vocabulary.ts';
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
import type { CardGo } from '../../../contract.ts';
import type { ItinerantCriteria } from '../../search/itinerant-criteria.ts';
import { type ItinerantFilter, itinerantFilter } from './search-filter.ts';

/** Position of an itinerant and the columns that determine its price. */
export interface ItinerantPin extends Position {
  readonly id: string;
  readonly nightlyPrice: number;
  readonly startDate: DateText;
  readonly endDate: DateText;
  /** Positions of its stops, in their order. */
  readonly way: readonly Position[];
}

/** Columns of a card, without its pictures and whether it is saved. */
export interface ItinerantCardRow extends Omit<ItinerantPin, 'way'> {
  readonly title: string;
  readonly city: string;
  readonly countryCode: string;
  readonly neighbourhood: string;
  readonly category: ItinerantCategory;
  readonly style: SceneryStyle;
  readonly occupancy: Occupancy;
  readonly guestCount: number;
  readonly leastNights: number;
  readonly wifiMbps: number | null;
  readonly ratingSum: number;
  readonly ratingCount: number;
  /** Taken places on the fullest coming night. */
  readonly mostTaken: number;
  /** The cities of its stops, in their order. */
  readonly stops: readonly { readonly city: string; readonly countryCode: string }[];
  /** The people it needs to go; null where it goes with any number. */
  readonly go: CardGo | null;
  /** The first of the matching nights, and the day after the last; null without dates. */
  readonly freeFrom: DateText | null;
  readonly freeUntil: DateText | null;
}

const PIN_COLUMNS = sql`
  s.listing_id as id, s.position[1] as latitude, s.position[0] as longitude,
  s.nightly_price as "nightlyPrice", s.start_date::text as "startDate",
  s.end_date::text as "endDate"`;

/**
 * Columns of `itinerant_search s` and `listing l`; taken places count from today on, in the time
 * zone of the itinerant.
 */
export function cardColumns(now: Temporal.Instant): SQL {
  return sql`
    ${PIN_COLUMNS}, l.title, l.city, l.country_code as "countryCode", l.neighbourhood, s.category,
    s.style, s.occupancy, s.guest_count as "guestCount", s.least_nights as "leastNights",
    l.known_mbps as "wifiMbps", l.rating_sum as "ratingSum", l.rating_count as "ratingCount",
    coalesce(
      (
        select max(n.taken)
        from night n
        where n.listing_id = s.listing_id
          and n.night >= (${now.toString()}::timestamptz at time zone s.time_zone)::date
      ),
      0
    ) as "mostTaken",
    coalesce(
      (
        select json_agg(
          json_build_object('city', p.city, 'countryCode', p.country_code) order by p.sort_order)
        from itinerant_place p
        where p.listing_id = s.listing_id and p.sort_order > 0
      ),
      '[]'
    ) as stops,
    (
      select json_build_object('people', i.go_people, 'date', i.go_date, 'status', i.go_status,
        'aboard', shown_aboard(i))
      from itinerant i
      where i.listing_id = s.listing_id and i.go_people is not null
    ) as go`;
}

const WAY_COLUMN = sql`
  coalesce(
    (
      select json_agg(
        json_build_object('latitude', p.position[1], 'longitude', p.position[0])
        order by p.sort_order)
      from itinerant_place p
      where p.listing_id = s.listing_id and p.sort_order > 0
    ),
    '[]'
  ) as way`;

/** One page of the itinerants that match a search, with their exact number, in one round trip. */
export async function findItinerants(
  db: Queryable,
  criteria: ItinerantCriteria,
  slice: Slice,
  userId: string | null,
): Promise<FoundRows<ItinerantCardRow & CardExtras>> {
  return findPage(
    db,
    criteria,
    slice,
    sql`${cardColumns(criteria.now)}, ${extraColumns(userId)}, lower(page.free)::text as "freeFrom",
      upper(page.free)::text as "freeUntil"`,
  );
}

/** Positions of the itinerants of a search, without the columns that only cards show. */
export async function findItinerantPins(
  db: Queryable,
  criteria: ItinerantCriteria,
  slice: Slice,
): Promise<FoundRows<ItinerantPin>> {
  return findPage(db, criteria, slice, sql`${PIN_COLUMNS}, ${WAY_COLUMN}`);
}

/** One itinerant, as `findItinerants` returns it; null where the search doesn't match it. */
export async function findItinerant(
  db: Queryable,
  criteria: ItinerantCriteria,
  id: string,
  userId: string | null,
): Promise<(ItinerantCardRow & CardExtras) | null> {
  const filter = itinerantFilter(criteria);
  if (filter === null) return null;
  const [row] = await queryRows<ItinerantCardRow & CardExtras>(
    db,
    sql`
      select ${cardColumns(criteria.now)}, ${extraColumns(userId)},
        lower(page.free)::text as "freeFrom", upper(page.free)::text as "freeUntil"
      from (
        select x.listing_id as id, ${freeRange(filter)} as free
        from ${filter.from}
        where x.listing_id = ${id}::uuid and ${filter.condition}
      ) page
      ${PAGE_JOINS}`,
  );
  return row ?? null;
}

/** Joins that `cardColumns` require, for a `page` with ids. */
export const PAGE_JOINS = sql`
  join listing l on l.id = page.id
  join itinerant_search s on s.listing_id = page.id`;

function freeRange({ free }: ItinerantFilter): SQL {
  return free ?? sql`null::daterange`;
}

async function findPage<Row extends { readonly id: string }>(
  db: Queryable,
  criteria: ItinerantCriteria,
  slice: Slice,
  columns: SQL,
): Promise<FoundRows<Row>> {
  const filter = itinerantFilter(criteria);
  if (filter === null) return { rows: [], total: 0 };
  const rows = await queryRows<Row & { total: number; id: string | null }>(
    db,
    itinerantPageQuery(criteria, filter, slice, columns),
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** The page's query, with the number of all matches. */
function itinerantPageQuery(
  criteria: ItinerantCriteria,
  filter: ItinerantFilter,
  slice: Slice,
  columns: SQL,
): SQL {
  return pageQuery({
    ...filter,
    found: sql`, ${freeRange(filter)} as free`,
    order: itinerantOrder(criteria, filter),
    slice,
    tally: tallyQuery(filter),
    isEverywhere: criteria.area === null,
    columns,
    joins: PAGE_JOINS,
  });
}

/** Counts the itinerants that match. */
export function tallyQuery({ from, condition }: ItinerantFilter): SQL {
  return sql`select count(*)::integer as total from ${from} where ${condition}`;
}

const NO_JOIN = sql``;

/** The order of a search; 'nearest' without a position is 'recommended'. */
function itinerantOrder(
  { search: { sort }, centre }: ItinerantCriteria,
  { price }: ItinerantFilter,
): SearchOrder {
  switch (sort) {
    case 'soonest':
      return { join: NO_JOIN, keys: [{ value: sql`x.start_date`, descending: false }] };
    case 'price-asc':
    case 'price-desc':
      return { join: NO_JOIN, keys: [{ value: price, descending: sort === 'price-desc' }] };
    case 'newest':
      return { join: NO_JOIN, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'nearest':
      if (centre !== null) {
        // The nearest of its places; the outer row is named `found`, to distinguish the two.
        const value = sql`(
          select min(near.haversine)
          from (
            select x.listing_id, ${haversineTo(centre)} as haversine from itinerant_place x
          ) near
          where near.listing_id = x.listing_id)`;
        return { join: NO_JOIN, keys: [{ value, descending: false }] };
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
