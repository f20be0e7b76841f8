/** Where a page of a list begins: behind a row, or before one; both null at the start. */
export interface PageStart<Key> {
  /** The row that the page before has ended with. */
  readonly behind: Key | null;
  /** The row that the page after this one has begun with; `behind` wins. */
  readonly before: Key | null;
}

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
