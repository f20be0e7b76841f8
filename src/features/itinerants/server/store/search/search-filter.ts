import { type SQL, sql } from 'drizzle-orm';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { toCents } from '#domain/money.ts';
import {
  areaConditions,
  listConditions,
  type SearchCriteria,
  todaySql,
} from '#market/search/index.server.ts';
import {
  type ItinerantCriteria,
  isWholeWay,
  problemOfRange,
} from '../../search/itinerant-criteria.ts';

/** The itinerants that match a search, as the clauses of a query over `itinerant_search x`. */
export interface ItinerantFilter {
  /** `itinerant_search x` with the joins that its nights need. */
  readonly from: SQL;
  readonly condition: SQL;
  /**
   * The first nights that guests can join for, a date range; null where the search has no dates.
   */
  readonly free: SQL | null;
  /** Cents that the cards show. */
  readonly price: SQL;
}

/**
 * Defines which itinerants a search matches: those that guests can still join, for at least the
 * minimum number of nights, within the dates of the search. Null when nothing can match.
 */
export function itinerantFilter(criteria: ItinerantCriteria): ItinerantFilter | null {
  if (problemOfRange(criteria) !== null) return null;
  const { search } = criteria;
  const price = isWholeWay(search)
    ? sql`x.nightly_price * (x.end_date - x.start_date)`
    : sql`x.nightly_price`;
  const free = freeNights(criteria);
  const conditions = [
    ...joinable(criteria),
    ...longEnough(criteria),
    ...placeConditions(criteria.area),
    ...itselfConditions(criteria),
    ...listConditions(search),
  ];
  if (search.price !== undefined) {
    conditions.push(sql`${price} <= ${toCents(search.price)}::bigint`);
  }
  return {
    from: sql`itinerant_search x ${free ?? sql``}`,
    condition: sql.join(conditions, sql` and `),
    free: free !== null && search.dates !== undefined ? sql`free.nights` : null,
    price,
  };
}

/**
 * Condition that an itinerant shares its minimum number of nights with the dates of the search,
 * whether they are free or not. It excludes most itinerants before their nights are checked.
 */
function longEnough({ search: { dates }, now }: ItinerantCriteria): SQL[] {
  if (dates === undefined) return [];
  const { earliest } = datesOnEarth(now);
  const from = dates.startDate < earliest ? earliest : dates.startDate;
  return [
    sql`least(x.end_date, ${dates.endDate}::date) - greatest(x.start_date, ${from}::date)
      >= x.least_nights`,
  ];
}

/** A row matches where any of its places does. */
function placeConditions(area: SearchCriteria<never>['area']): SQL[] {
  const conditions = areaConditions(area);
  if (conditions.length === 0) return [];
  return [
    sql`x.listing_id in (
      select x.listing_id from itinerant_place x where ${sql.join(conditions, sql` and `)})`,
  ];
}

/**
 * Condition that one guest can still join; the zone matters only on the two or three dates that are
 * today somewhere.
 */
function joinable({ now }: ItinerantCriteria): SQL[] {
  const { earliest, latest } = datesOnEarth(now);
  return [
    sql`x.last_arrival >= ${earliest}::date`,
    sql`(x.last_arrival >= ${latest}::date or x.last_arrival >= ${todaySql(now)})`,
  ];
}

/**
 * The first nights from today on, within the dates of the search, that have enough places for its
 * guests and are as many as the itinerant's minimum; a lateral join named `free`, which drops those
 * without. Null where `last_arrival` suffices: one guest, and no dates.
 */
function freeNights({ search, now }: ItinerantCriteria): SQL | null {
  const { dates, guestCount = 1 } = search;
  if (dates === undefined && guestCount === 1) return null;
  const short =
    guestCount === 1
      ? sql`x.full_nights`
      : sql`coalesce(
          (
            select range_agg(daterange(n.night, n.night + 1))
            from night n
            where n.listing_id = x.listing_id and n.capacity - n.taken < ${guestCount}::integer
          ),
          '{}'
        )`;
  const from =
    dates === undefined
      ? sql`greatest(x.start_date, ${todaySql(now)})`
      : sql`greatest(x.start_date, ${todaySql(now)}, ${dates.startDate}::date)`;
  const until =
    dates === undefined ? sql`x.end_date` : sql`least(x.end_date, ${dates.endDate}::date)`;
  return sql`
    cross join lateral (
      select gap as nights
      from unnest(
        datemultirange(daterange(least(${from}, ${until}), ${until})) - ${short}
      ) gap
      where upper(gap) - lower(gap) >= x.least_nights
      order by lower(gap)
      limit 1
    ) free`;
}

/** Conditions on the itinerant itself. */
function itselfConditions({ search }: ItinerantCriteria): SQL[] {
  const conditions: SQL[] = [];
  const atLeast = (column: string, min: number | undefined): void => {
    if (min !== undefined) conditions.push(sql`${sql.raw(column)} >= ${min}::integer`);
  };
  const is = (column: string, value: string | undefined): void => {
    if (value !== undefined) conditions.push(sql`${sql.raw(column)} = ${value}`);
  };
  atLeast('x.guest_count', search.guestCount);
  atLeast('x.room_count', search.roomCount);
  atLeast('x.bathroom_count', search.bathroomCount);
  is('x.category', search.category);
  is('x.style', search.style);
  is('x.occupancy', search.occupancy);
  if (search.hostVerified) conditions.push(sql`x.host_verified`);
  return conditions;
}
