import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { saysWhere } from '#domain/search/define-search.ts';
import { keepApart } from '#domain/search/keep-apart.ts';
import { activeFilters } from '#domain/search/stay-search.ts';
import {
  type CardExtras,
  extraColumns,
  type FoundRows,
  haversineTo,
  pageQuery,
  type SearchOrder,
  type Slice,
  type Spread,
} from '#market/search/index.server.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { CARD_COLUMNS, type CardRow } from './card-rows.ts';
import { overridePricesColumn, type PricesByNight } from './search-dates.ts';
import { type StayFilter, stayFilter } from './search-filter.ts';

export interface MatchedStay extends CardRow {
  /** First night of the matching stay; null without dates. */
  readonly arrival: DateText | null;
  /** Nights of the matching stay, which for months differ from home to home; null without dates. */
  readonly nights: number | null;
  /** Nights of that stay with their own price; null without any. */
  readonly ownPrices: PricesByNight | null;
}

/** One page of the matches of a search, with their exact number, in one round trip. */
export async function findStays(
  db: Queryable,
  criteria: StayCriteria,
  slice: Slice,
): Promise<FoundRows<MatchedStay>> {
  return findPage<MatchedStay>(db, criteria, slice, CARD_COLUMNS);
}

/**
 * As `findStays`, with further card fields: pictures, and whether this person saved it. The
 * recommended order is mixed: a page has few homes of a city, and no two of a category side by
 * side.
 */
export async function findCards(
  db: Queryable,
  criteria: StayCriteria,
  slice: Slice,
  userId: string | null,
): Promise<FoundRows<MatchedStay & CardExtras>> {
  const columns = sql`${CARD_COLUMNS}, ${extraColumns(userId)}`;
  if (!isRecommended(criteria)) return findPage(db, criteria, slice, columns);
  const { rows, total } = await findPage<MatchedStay & CardExtras>(
    db,
    criteria,
    slice,
    columns,
    CITIES_APART,
  );
  return { rows: keepApart(rows, ({ category }) => category), total };
}

/** At most two of a city per page, as long as three pages of the order have others. */
const CITIES_APART: Spread = { by: sql`x.city`, max: 2, pages: 3 };

/** One stay, like `findCards`; null where it doesn't match the search. */
export async function findCard(
  db: Queryable,
  criteria: StayCriteria,
  id: string,
  userId: string | null,
): Promise<(MatchedStay & CardExtras) | null> {
  const filter = stayFilter(criteria);
  if (filter === null) return null;
  const [stay] = await queryRows<MatchedStay & CardExtras>(
    db,
    sql`
      select (${arrivalColumn(filter)})::text as arrival, ${nightsColumn(filter)} as nights,
        ${overridePricesColumn({ arrival: arrivalColumn(filter), nights: nightsColumn(filter) })} as "ownPrices",
        ${CARD_COLUMNS}, ${extraColumns(userId)}
      from ${filter.from}
      join listing l on l.id = x.listing_id
      join stay s on s.listing_id = x.listing_id
      where x.listing_id = ${id}::uuid and ${filter.condition}`,
  );
  return stay ?? null;
}

function arrivalColumn({ stay }: StayFilter): SQL {
  return stay?.arrival ?? sql`null::date`;
}

function nightsColumn({ stay }: StayFilter): SQL {
  return stay?.nights ?? sql`null::integer`;
}

async function findPage<Stay extends MatchedStay>(
  db: Queryable,
  criteria: StayCriteria,
  slice: Slice,
  columns: SQL,
  spread?: Spread,
): Promise<FoundRows<Stay>> {
  const filter = stayFilter(criteria);
  if (filter === null) return { rows: [], total: 0 };
  const rows = await queryRows<Stay & { total: number; id: string | null }>(
    db,
    stayPageQuery(criteria, filter, slice, columns, spread),
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** The query of the page, with the number of all matches. */
export function stayPageQuery(
  criteria: StayCriteria,
  filter: StayFilter,
  slice: Slice,
  columns: SQL,
  spread?: Spread,
): SQL {
  return pageQuery({
    ...filter,
    ...(spread === undefined ? {} : { spread }),
    found: sql`, ${arrivalColumn(filter)} as arrival, ${nightsColumn(filter)} as nights,
      x.overridden_nights <> '{}' as "hasOverrides"`,
    order: stayOrder(criteria, filter),
    slice,
    tally: tallyQuery(criteria, filter),
    isEverywhere: criteria.area === null,
    columns: sql`page.arrival::text as arrival, page.nights,
      case when page."hasOverrides" then ${overridePricesColumn({
        arrival: sql`page.arrival`,
        nights: sql`page.nights`,
      })} end as "ownPrices", ${columns}`,
    joins: sql`join listing l on l.id = page.id join stay s on s.listing_id = page.id`,
  });
}

/**
 * Counts the matches; those of a category, and all stays, have counters updated on every change.
 */
export function tallyQuery(criteria: StayCriteria, filter: StayFilter): SQL {
  const { category } = criteria.search;
  const tallied = category === undefined ? sql`true` : sql`category = ${category}`;
  return asksForCategoryAlone(criteria)
    ? sql`select coalesce(sum(listed), 0)::integer as total from stay_tally where ${tallied}`
    : sql`select count(*)::integer as total from ${filter.from} where ${filter.condition}`;
}

/**
 * Whether the search has no filter, or only a category. A place that isn't found, and so sets no
 * area, doesn't count as a filter.
 */
export function asksForCategoryAlone({ search, area }: StayCriteria): boolean {
  return (
    area === null &&
    activeFilters(search).every(({ key }) => key === 'category' || saysWhere({ key }))
  );
}

/** Whether a search has the default order, like 'nearest' without a position. */
function isRecommended({ search: { sort }, centre }: StayCriteria): boolean {
  return sort === 'recommended' || (sort === 'nearest' && centre === null);
}

/** SQL order of a search; 'nearest' without a position is 'recommended'. */
function stayOrder(criteria: StayCriteria, filter: StayFilter): SearchOrder {
  const { sort } = criteria.search;
  switch (sort) {
    case 'price-asc':
    case 'price-desc': {
      const { join, total } = filter.price;
      return { join, keys: [{ value: total, descending: sort === 'price-desc' }] };
    }
    case 'newest':
      return { join: sql``, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'fastest-wifi':
      return { join: sql``, keys: [{ value: sql`x.mbps`, descending: true }] };
    case 'nearest':
      if (criteria.centre !== null) {
        return {
          join: sql``,
          keys: [{ value: haversineTo(criteria.centre), descending: false }],
        };
      }
  }
  return {
    join: sql``,
    keys: [
      { value: sql`x.score`, descending: true },
      { value: sql`x.created_at`, descending: true },
    ],
  };
}
