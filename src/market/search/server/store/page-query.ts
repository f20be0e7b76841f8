import { type SQL, sql } from 'drizzle-orm';
import type { PictureSubject } from '#domain/picture-subjects.ts';
import { type BoundingBox, boundingBox, type Position } from '#domain/places.ts';
import type { Picture } from '#market/page/contract.ts';
import type { SearchArea } from '../search-area.ts';

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

/**
 * Amenities and events that a listing must have, all of them, as conditions on a search table named
 * `x`. They are columns of the listing itself.
 *
 * @param lists.amenity ids of the catalogue
 * @param lists.event ids of the catalogue
 */
export function listConditions(lists: {
  readonly amenity: readonly string[];
  readonly event: readonly string[];
}): SQL[] {
  const holdsAll = (column: string, ids: readonly string[]): SQL[] =>
    ids.length === 0 ? [] : [sql`${sql.raw(column)} @> string_to_array(${ids.join(',')}, ',')`];
  const required = [
    ...holdsAll('l.amenities', lists.amenity),
    ...holdsAll('l.events', lists.event),
  ];
  if (required.length === 0) return [];
  return [
    sql`exists (
      select from listing l where l.id = x.listing_id and ${sql.join(required, sql` and `)})`,
  ];
}

const EARTH_RADIUS_KM = 6371.0088;

/** Rows of a search table `x` in a box, including its edges; uses the index on positions. */
export function isInBox(box: BoundingBox): SQL {
  const inside = (west: number, east: number): SQL =>
    sql`x.position <@ box(
      point(${west}::double precision, ${box.south}::double precision),
      point(${east}::double precision, ${box.north}::double precision))`;
  if (box.west <= box.east) return inside(box.west, box.east);
  return sql`(${inside(box.west, 180)} or ${inside(-180, box.east)})`;
}

/**
 * Haversine of the angle between a position and that of a search table's row `x`: it grows with the
 * distance, and needs no root or arc sine. `domain/places` computes the same.
 */
export function haversineTo({ latitude, longitude }: Position): SQL {
  return sql`(
      power(sin(radians(x.position[1] - ${latitude}::double precision) / 2), 2)
      + ${Math.cos((latitude * Math.PI) / 180)}::double precision * cos(radians(x.position[1]))
        * power(sin(radians(x.position[0] - ${longitude}::double precision) / 2), 2))`;
}

/** Converts a haversine to kilometres. */
export function haversineToKm(haversine: number): number {
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Rows of a search table `x` within a great-circle distance: the box first, then exactly. */
export function isWithin(centre: Position, radiusKm: number): SQL {
  const limit = Math.sin(radiusKm / EARTH_RADIUS_KM / 2) ** 2;
  return sql`${isInBox(boundingBox(centre, radiusKm))}
    and ${haversineTo(centre)} <= ${limit}::double precision`;
}

/** Area of a search, as conditions on a search table named `x`; none for everywhere. */
export function areaConditions(area: SearchArea | null): SQL[] {
  switch (area?.kind) {
    case 'circle':
      return [isWithin(area.centre, area.radiusKm)];
    case 'box':
      return [isInBox(area.box)];
    case 'named': {
      const conditions: SQL[] = [];
      if (area.countryCode !== null) conditions.push(sql`x.country_code = ${area.countryCode}`);
      if (area.spellings.length > 0) {
        const spelling = area.spellings.map((words) => `(${words.map(wordQuery).join(' & ')})`);
        conditions.push(sql`x.place_words @@ ${spelling.join(' | ')}::tsquery`);
      }
      return conditions;
    }
    default:
      return [];
  }
}

/** A word as a lexeme prefix. Normalized words contain only letters and digits. */
function wordQuery(word: string): string {
  return `'${word}':*`;
}

/** Today's date for a row `x` of a search table, in its `time_zone`. */
export function todaySql(now: Temporal.Instant): SQL {
  return sql`(${now.toString()}::timestamptz at time zone x.time_zone)::date`;
}

/** Number of pictures in a card's carousel. */
const CARD_PICTURES = 5;

/** Fields of a card besides its `CardRow`. */
export interface CardExtras {
  readonly pictures: readonly (Picture & { readonly shows: PictureSubject | null })[];
  readonly favorite: boolean;
  /** Language of its title and of the alternative texts of its pictures. */
  readonly language: string;
}

/**
 * The columns of `CardExtras` for a `listing l`: its first pictures, and whether a person saved it.
 */
export function extraColumns(userId: string | null): SQL {
  return sql`
    l.language,
    coalesce(
      (
        select json_agg(
          json_build_object(
            'key', p.key, 'alt', p.alt, 'placeholder', p.placeholder, 'shows', p.shows)
          order by p.sort_order)
        from listing_picture p
        where p.listing_id = l.id and not p.hidden and p.sort_order < ${CARD_PICTURES}::integer
      ),
      '[]'
    ) as pictures,
    exists (
      select from favorite f where f.listing_id = l.id and f.user_id = ${userId}::uuid
    ) as favorite`;
}
