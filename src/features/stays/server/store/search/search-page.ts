import { type SQL, sql } from 'drizzle-orm';
import type { DateText } from '#domain/dates.ts';
import { type Queryable, rowsOf } from '#platform/server/database/database.ts';
import type { SearchCriteria } from '../../search/search-criteria.ts';
import { type CardExtras, extraColumns } from './card-extras.ts';
import { CARD_COLUMNS, type CardRow } from './card-rows.ts';
import { type StayFilter, stayFilter } from './search-filter.ts';
import { type StayOrder, stayOrder } from './search-order.ts';

export interface FoundStay extends CardRow {
  /** The first night found; null without dates. */
  readonly arrival: DateText | null;
  /** Nights of the stay found, which in months differ from home to home; null without dates. */
  readonly nights: number | null;
}

export interface FoundStays<Stay extends FoundStay = FoundStay> {
  readonly stays: readonly Stay[];
  /** How many fit in all. */
  readonly total: number;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** One page of the stays that fit a search, with their exact number, in one round trip. */
export async function findStays(
  db: Queryable,
  criteria: SearchCriteria,
  slice: Slice,
): Promise<FoundStays> {
  return findPage<FoundStay>(db, criteria, slice, CARD_COLUMNS);
}

/** As `findStays`, with what cards show besides: pictures, and whether this person saved it. */
export async function findCards(
  db: Queryable,
  criteria: SearchCriteria,
  slice: Slice,
  userId: string | null,
): Promise<FoundStays<FoundStay & CardExtras>> {
  return findPage(db, criteria, slice, sql`${CARD_COLUMNS}, ${extraColumns(userId)}`);
}

/** One stay, as `findCards` has it; null where the search doesn't find it. */
export async function findCard(
  db: Queryable,
  criteria: SearchCriteria,
  id: string,
  userId: string | null,
): Promise<(FoundStay & CardExtras) | null> {
  const filter = stayFilter(criteria);
  if (filter === null) return null;
  const [stay] = await rowsOf<FoundStay & CardExtras>(
    db,
    sql`
      select (${arrivalOf(filter)})::text as arrival, ${nightsOf(filter)} as nights, ${CARD_COLUMNS}, ${extraColumns(userId)}
      from ${filter.from}
      join listing l on l.id = x.listing_id
      join stay s on s.listing_id = x.listing_id
      where x.listing_id = ${id}::uuid and ${filter.condition}`,
  );
  return stay ?? null;
}

function arrivalOf({ stay }: StayFilter): SQL {
  return stay?.arrival ?? sql`null::date`;
}

function nightsOf({ stay }: StayFilter): SQL {
  return stay?.nights ?? sql`null::integer`;
}

async function findPage<Stay extends FoundStay>(
  db: Queryable,
  criteria: SearchCriteria,
  slice: Slice,
  columns: SQL,
): Promise<FoundStays<Stay>> {
  const filter = stayFilter(criteria);
  if (filter === null) return { stays: [], total: 0 };
  const rows = await rowsOf<Stay & { total: number; id: string | null }>(
    db,
    pageQuery(criteria, filter, slice, columns),
  );
  const stays = rows.filter((row) => row.id !== null);
  return { stays, total: rows[0]?.total ?? 0 };
}

/**
 * The page's query. A search of a place finds its stays once and counts and sorts that small
 * set; one of everywhere walks an index in order for the page and counts apart, since sorting
 * every stay there is would take longer the more there are.
 */
export function pageQuery(
  criteria: SearchCriteria,
  filter: StayFilter,
  { limit, offset }: Slice,
  columns: SQL,
): SQL {
  const order = stayOrder(criteria, filter);
  const found = sql`
    select x.listing_id as id, ${arrivalOf(filter)} as arrival, ${nightsOf(filter)} as nights,
      ${keyColumns(order)}
    from ${filter.from} ${order.join}
    where ${filter.condition}`;
  const slice = sql`order by ${keyOrder(order)} limit ${limit}::integer offset ${offset}::integer`;
  const sets =
    criteria.area === null
      ? sql`
        page as (${found} ${slice}),
        tally as (${tallyQuery(criteria, filter)})`
      : sql`
        found as materialized (${found}),
        page as (select * from found ${slice}),
        tally as (select count(*)::integer as total from found)`;
  return sql`
    with ${sets}
    select tally.total, page.arrival::text as arrival, page.nights, ${columns}
    from tally
    left join (
      page join listing l on l.id = page.id join stay s on s.listing_id = page.id
    ) on true
    order by ${keyOrder(order, sql`page.`)}`;
}

/** How many stays fit; those of a category, or all there are, are counted as they come and go. */
export function tallyQuery(criteria: SearchCriteria, filter: StayFilter): SQL {
  const { category } = criteria.search;
  const tallied = category === undefined ? sql`true` : sql`category = ${category}`;
  return asksForCategoryAlone(criteria)
    ? sql`select coalesce(sum(listed), 0)::integer as total from stay_tally where ${tallied}`
    : sql`select count(*)::integer as total from ${filter.from} where ${filter.condition}`;
}

/** Whether nothing but, at most, a category narrows the search. */
export function asksForCategoryAlone({ search, area }: SearchCriteria): boolean {
  return (
    area === null &&
    search.dates === undefined &&
    search.occupancy === undefined &&
    search.guestCount === undefined &&
    search.roomCount === undefined &&
    search.bathroomCount === undefined &&
    search.residentCount === undefined &&
    search.averageAge === undefined &&
    search.minPrice === undefined &&
    search.maxPrice === undefined &&
    search.amenity.length === 0 &&
    search.event.length === 0
  );
}

function keyColumns({ keys }: StayOrder): SQL {
  const columns = keys.map(({ value }, at) => sql`${value} as ${sql.raw(`key${at}`)}`);
  return sql.join(columns, sql`, `);
}

// As the indexes have it: what descends has its nulls last.
function keyOrder({ keys }: StayOrder, prefix: SQL = sql``): SQL {
  const parts = keys.map(
    ({ descending }, at) =>
      sql`${prefix}${sql.raw(`key${at}${descending ? ' desc nulls last' : ''}`)}`,
  );
  return sql.join([...parts, sql`${prefix}id`], sql`, `);
}
