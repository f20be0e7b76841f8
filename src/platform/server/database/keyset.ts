import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Where a page of a list begins: behind a row, or before one; both null at the start. */
export interface PageStart<Key> {
  /** The row that the page before has ended with. */
  readonly behind: Key | null;
  /** The row that the page after this one has begun with; `behind` wins. */
  readonly before: Key | null;
}

export const FIRST_PAGE: PageStart<never> = { behind: null, before: null };

/** Whether rows are read against the order of the list, from its anchor backwards. */
export function isBackwards<Key>({ behind, before }: PageStart<Key>): boolean {
  return behind === null && before !== null;
}

/** A page of a list, with the keys that the pages beside it are asked for by. */
export interface KeysetPage<Row, Key> {
  readonly items: Row[];
  /** Null on the first page. */
  readonly previous: Key | null;
  /** Null on the last page. */
  readonly next: Key | null;
}

/**
 * Cuts a page from rows in the order they were read, one more than the page holds where there are
 * as many.
 */
export function cutPage<Row, Key>(
  rows: readonly Row[],
  size: number,
  start: PageStart<Key>,
  readKey: (row: Row) => Key,
): KeysetPage<Row, Key> {
  const goesOn = rows.length > size;
  const read = rows.slice(0, size);
  const items = isBackwards(start) ? read.reverse() : read;
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return { items, previous: null, next: null };
  const isFirst = isBackwards(start) ? !goesOn : start.behind === null;
  return {
    items,
    previous: isFirst ? null : readKey(first),
    next: isBackwards(start) || goesOn ? readKey(last) : null,
  };
}

/** A column that a list is ordered by; the last one of a list is unique. */
interface KeyColumn {
  readonly column: SQLWrapper;
  readonly type: keyof typeof TYPES;
  /** Whether the largest comes first. */
  readonly falls?: boolean;
}

/** How the values of a column are written in a key, and read from it. */
const TYPES = {
  digit: {
    write: (column: SQLWrapper) => sql`${column}::text`,
    read: (text: string) => sql`${text}::integer`,
  },
  // Microseconds: no digit of the database is lost, and no number is an instant that isn't one.
  instant: {
    write: (column: SQLWrapper) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    read: (text: string) => sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`,
  },
  uuid: {
    write: (column: SQLWrapper) => sql`${column}::text`,
    read: (text: string) => sql`${text}::uuid`,
  },
} as const;

/**
 * The key, the condition and the order of rows of a list. A key holds the values of its columns, so
 * that a page follows it also where its row has left the list.
 *
 * @param start keys by `pageKeySchema` or `rankedPageKeySchema`, as the columns are
 */
export function keysetOrder(start: PageStart<string>, columns: readonly KeyColumn[]) {
  const backwards = isBackwards(start);
  const values = (start.behind ?? start.before)?.split('_');
  const goesDown = ({ falls = false }: KeyColumn) => falls !== backwards;
  const beyond = (at: number): SQL => {
    const [each, value] = [columns[at], values?.[at]];
    if (each === undefined || value === undefined) return sql`false`;
    const { column, type } = each;
    const anchor = TYPES[type].read(value);
    const strictly = goesDown(each) ? sql`${column} < ${anchor}` : sql`${column} > ${anchor}`;
    if (at === columns.length - 1) return strictly;
    // The first of the two bounds what an index reads.
    const loosely = goesDown(each) ? sql`${column} <= ${anchor}` : sql`${column} >= ${anchor}`;
    return sql`(${loosely} and (${strictly} or ${beyond(at + 1)}))`;
  };
  const texts = columns.map(({ column, type }) => TYPES[type].write(column));
  return {
    key: sql<string>`concat_ws('_', ${sql.join(texts, sql`, `)})`,
    condition: values === undefined ? sql`true` : beyond(0),
    order: sql.join(
      columns.map((each) => (goesDown(each) ? sql`${each.column} desc` : sql`${each.column}`)),
      sql`, `,
    ),
  };
}
