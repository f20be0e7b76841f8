/** The page of a list, as the address has it. */
export interface PageSearch {
  /** Key of the row that the page before has ended with. */
  readonly after?: string;
  /** Key of the row that the page after has begun with; `after` wins. */
  readonly before?: string;
}

/** A text of an address; undefined for anything else. */
export function textIn(
  search: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const value = search[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readPageSearch(search: Readonly<Record<string, unknown>>): PageSearch {
  const after = textIn(search, 'after');
  const before = textIn(search, 'before');
  return {
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
}
