import { type SQL, sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import { AGE_BUCKET, NIGHTLY_DOLLARS } from '#domain/search/stay-limits.ts';
import { withChange } from '#domain/search/stay-search.ts';
import type { ListingCategory, Occupancy } from '#domain/vocabulary.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { StayCriteria } from '../../search/criteria.ts';
import { AGE, categoryConditions, type StayFilter, stayFilter } from './search-filter.ts';
import { priceConditions } from './search-price.ts';

/** Possible widths of a bucket of the histogram in dollars; the narrowest that fits is chosen. */
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
const MAX_BUCKETS = 24;

/** Counts by name. */
export type Counts<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

/** Figures of a search; prices in whole dollars per night, all in where it has dates. */
export interface SearchFigures {
  readonly total: number;
  readonly average: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly occupancies: Counts<Occupancy>;
  /** Each category instead of that of the search. */
  readonly categories: Counts<ListingCategory>;
  /** By the first year of each decade. */
  readonly ages: Counts;
  readonly amenities: Counts;
  readonly events: Counts;
  /** Dollars per bucket of prices, ignoring the price range of the search. */
  readonly width: number;
  /** The dearest of those, at most the end of the price range; that end without matches. */
  readonly max: number;
  /** Number of stays in each bucket, by its index from 0. */
  readonly prices: Counts;
}

/** The figures of a search in one query; `null` when nothing can match its dates. */
export async function searchFigures(
  db: Queryable,
  criteria: StayCriteria,
): Promise<SearchFigures | null> {
  const search = withChange(criteria.search, {
    minPrice: undefined,
    maxPrice: undefined,
    category: undefined,
  });
  const filter = stayFilter({ ...criteria, search });
  if (filter === null) return null;
  const apart = {
    isInRange: joinConditions(priceConditions(criteria.search, filter.stay)),
    isOfKind: joinConditions(categoryConditions(criteria.search)),
  };
  const [row] = await queryRows<{ figures: SearchFigures }>(db, figuresQuery(filter, apart));
  return row?.figures ?? null;
}

function joinConditions(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);
}

/** Conditions of a search that some figures ignore. */
interface ConditionsApart {
  readonly isInRange: SQL;
  readonly isOfKind: SQL;
}

/**
 * The stays are selected once, regardless of price and category; those in the price range and of
 * the category are the matches. The histogram ignores the price range, the counts of the categories
 * ignore the category. A search requires all of its amenities, so the count for one more is the
 * number of matches that have it: one pass over their lists computes every facet. `least` ignores
 * nulls, so without any stay the dearest is the end of the range.
 */
function figuresQuery(filter: StayFilter, { isInRange, isOfKind }: ConditionsApart): SQL {
  const widths = WIDTHS.join(',');
  return sql`
    with found as materialized (
      select x.listing_id, ${filter.price.total} / ${filter.price.nights} as a_night, x.category, x.occupancy, ${AGE} as age,
        (${isInRange}) as is_in_range, (${isOfKind}) as is_of_kind
      from ${filter.from} ${filter.price.join}
      where ${filter.condition}
    ),
    fitting as materialized (select * from found where is_in_range and is_of_kind),
    lists as materialized (
      select l.amenities, l.events from fitting f join listing l on l.id = f.listing_id
    ),
    scale as (
      select max, (
        select min(width)
        from unnest(string_to_array(${widths}, ',')::integer[]) width
        where width * ${MAX_BUCKETS}::integer >= max
      ) as width
      from (
        select least(ceil(${toDollarsSql('max(a_night)')}), ${NIGHTLY_DOLLARS.max}::integer)::integer
          as max
        from found
        where is_of_kind
      ) dearest
    ),
    prices as (
      select greatest(0, least(floor(${toDollarsSql('a_night')} / width), (max - 1) / width))::integer as bucket,
        count(*)::integer as count
      from found cross join scale
      where is_of_kind
      group by bucket
    )
    select json_build_object(
      'total', count(*)::integer,
      'average', round(${toDollarsSql('avg(a_night) filter (where a_night > 0)')})::integer,
      'lowest', floor(${toDollarsSql('min(a_night)')})::integer,
      'highest', ceil(${toDollarsSql('max(a_night)')})::integer,
      'occupancies', ${countNames(sql`select occupancy as name from fitting`)},
      'categories', ${countNames(sql`select category as name from found where is_in_range`)},
      'ages', ${countNames(sql`
        select age / ${AGE_BUCKET}::integer * ${AGE_BUCKET}::integer as name from fitting`)},
      'amenities', ${countNames(sql`select unnest(amenities) as name from lists`)},
      'events', ${countNames(sql`select unnest(events) as name from lists`)},
      'width', (select width from scale),
      'max', (select max from scale),
      'prices', (select coalesce(json_object_agg(bucket, count), '{}') from prices)
    ) as figures
    from fitting`;
}

/** An expression of cents as dollars, cents as decimals. */
function toDollarsSql(cents: string): SQL {
  return sql.raw(`${cents} / ${toCents(1)}.0`);
}

/** Counts each name in some rows, as one object. */
function countNames(names: SQL): SQL {
  return sql`(
    select coalesce(json_object_agg(name, count), '{}')
    from (select name, count(*)::integer as count from (${names}) each_name group by name) counted
  )`;
}
