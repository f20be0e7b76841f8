import { type SQL, sql } from 'drizzle-orm';

/** How a result is sorted; the id comes last, so that pages never overlap. */
export interface SearchOrder {
  /** Laterals that the keys need. */
  readonly join: SQL;
  readonly keys: readonly { readonly value: SQL; readonly descending: boolean }[];
}

/** Rows of a result. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

interface PageParts {
  /** Over a search table named `x`. */
  readonly from: SQL;
  readonly condition: SQL;
  /** Further columns of what is found, each with its name and a comma before it; may be empty. */
  readonly found: SQL;
  readonly order: SearchOrder;
  readonly slice: Slice;
  /** A query for how many fit, its column named `total`. */
  readonly tally: SQL;
  /** Whether the search names no place. */
  readonly isEverywhere: boolean;
  /** Columns of the answer, of `page` and of what `joins` brings. */
  readonly columns: SQL;
  /** What stands behind `page`, such as `join listing l on l.id = page.id`. */
  readonly joins: SQL;
}

/**
 * A page of a result with its exact number, in one statement. A search of a place finds its listings
 * once and counts and sorts that small set; one of everywhere walks an index in order for the page
 * and counts apart, since sorting all there is would take longer the more there is.
 */
export function pageQuery(parts: PageParts): SQL {
  const { from, condition, order, tally, isEverywhere, columns, joins } = parts;
  const { limit, offset } = parts.slice;
  const found = sql`
    select x.listing_id as id, ${keyColumns(order)} ${parts.found}
    from ${from} ${order.join}
    where ${condition}`;
  const slice = sql`order by ${keyOrder(order)} limit ${limit}::integer offset ${offset}::integer`;
  const sets = isEverywhere
    ? sql`
        page as (${found} ${slice}),
        tally as (${tally})`
    : sql`
        found as materialized (${found}),
        page as (select * from found ${slice}),
        tally as (select count(*)::integer as total from found)`;
  return sql`
    with ${sets}
    select tally.total, ${columns}
    from tally
    left join (page ${joins}) on true
    order by ${keyOrder(order, sql`page.`)}`;
}

function keyColumns({ keys }: SearchOrder): SQL {
  const columns = keys.map(({ value }, at) => sql`${value} as ${sql.raw(`key${at}`)}`);
  return sql.join(columns, sql`, `);
}

// As the indexes have it: what descends has its nulls last.
function keyOrder({ keys }: SearchOrder, prefix: SQL = sql``): SQL {
  const parts = keys.map(
    ({ descending }, at) =>
      sql`${prefix}${sql.raw(`key${at}${descending ? ' desc nulls last' : ''}`)}`,
  );
  return sql.join([...parts, sql`${prefix}id`], sql`, `);
}
