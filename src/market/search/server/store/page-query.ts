import { type SQL, sql } from 'drizzle-orm';

/** Order of a result; the id is the last key, so that pages never overlap. */
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

/**
 * Prevents a page from being full of one value, such as a city: it takes a limited number of each
 * value, as long as there are others in its block, which is a fixed number of pages of the order. A
 * page depends on its block alone, so that pages never overlap nor leave anything out.
 */
export interface Spread {
  /** A column of `from`. */
  readonly by: SQL;
  /** Maximum number of rows with one value on a page. */
  readonly max: number;
  /** Number of pages per block. */
  readonly pages: number;
}

interface PageParts {
  /** Over a search table named `x`. */
  readonly from: SQL;
  readonly condition: SQL;
  /** Further columns of the matches, each with its name and a comma before it; may be empty. */
  readonly found: SQL;
  readonly order: SearchOrder;
  readonly slice: Slice;
  /** How its pages are mixed; missing where only the order counts. */
  readonly spread?: Spread;
  /** A query for the number of matches, its column named `total`. */
  readonly tally: SQL;
  /** Whether the search has no place. */
  readonly isEverywhere: boolean;
  /** Result columns, of `page` and of `joins`. */
  readonly columns: SQL;
  /** Joins after `page`, such as `join listing l on l.id = page.id`. */
  readonly joins: SQL;
}

/**
 * A page of a result with its exact number, in one statement. A search of a place selects its
 * listings once and counts and sorts that small set; one of everywhere scans an index in order for
 * the page and counts separately, since sorting all listings would take longer with their number.
 */
export function pageQuery(parts: PageParts): SQL {
  const { from, condition, order, tally, isEverywhere, columns, joins } = parts;
  const by = parts.spread === undefined ? sql`` : sql`, ${parts.spread.by} as spread_by`;
  const found = sql`
    select x.listing_id as id, ${keyColumns(order)} ${parts.found} ${by}
    from ${from} ${order.join}
    where ${condition}`;
  const sets = isEverywhere
    ? sql`
        ${pageSets(found, parts)},
        tally as (${tally})`
    : sql`
        found as materialized (${found}),
        ${pageSets(sql`select * from found`, parts)},
        tally as (select count(*)::integer as total from found)`;
  return sql`
    with ${sets}
    select tally.total, ${columns}
    from tally
    left join (page ${joins}) on true
    order by ${keyOrder(order, sql`page.`)}`;
}

/** The CTEs that end in `page`, from the rows of a query without an order. */
function pageSets(found: SQL, { order, slice: { limit, offset }, spread }: PageParts): SQL {
  const slice = (count: number, from: number): SQL =>
    sql`order by ${keyOrder(order)} limit ${count}::integer offset ${from}::integer`;
  if (spread === undefined) return sql`page as (${found} ${slice(limit, offset)})`;
  const size = limit * spread.pages;
  const start = Math.floor(offset / size) * size;
  const block = sql`
    block as materialized (
      select sliced.*, row_number() over (order by ${keyOrder(order)}) as place
      from (${found} ${slice(size, start)}) sliced
    )`;
  // One page of the block after the other, each taken from the rows that the previous pages left.
  const names = Array.from({ length: (offset - start) / limit + 1 }, (_, at) => `page${at}`);
  const pages = names.map((name, at) => {
    const isTaken = names
      .slice(0, at)
      .map((before) => sql`and place not in (select place from ${sql.raw(before)})`);
    return sql`
      ${sql.raw(at === names.length - 1 ? 'page' : name)} as materialized (
        select * from (
          select block.*, row_number() over (partition by spread_by order by place) as nth
          from block
          where true ${sql.join(isTaken, sql` `)}
        ) counted
        order by nth > ${spread.max}::integer, place
        limit ${limit}::integer
      )`;
  });
  return sql.join([block, ...pages], sql`, `);
}

function keyColumns({ keys }: SearchOrder): SQL {
  const columns = keys.map(({ value }, at) => sql`${value} as ${sql.raw(`key${at}`)}`);
  return sql.join(columns, sql`, `);
}

// As in the indexes: descending keys have nulls last.
function keyOrder({ keys }: SearchOrder, prefix: SQL = sql``): SQL {
  const parts = keys.map(
    ({ descending }, at) =>
      sql`${prefix}${sql.raw(`key${at}${descending ? ' desc nulls last' : ''}`)}`,
  );
  return sql.join([...parts, sql`${prefix}id`], sql`, `);
}
