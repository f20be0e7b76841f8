/** Parameters of a list of results that narrow nothing down. */
const NOT_NARROWING: ReadonlySet<string> = new Set(['page', 'sort', 'pageSize']);

/**
 * Whether a list of results answers a search: it has a condition, and is its first page. Further
 * pages, and the list of everything, are none.
 *
 * @param params of the search, defaults left out (`SearchCodec.format`)
 */
export function isAskedSearch(params: Readonly<Record<string, string>>): boolean {
  return (
    (params.page ?? '1') === '1' && Object.keys(params).some((name) => !NOT_NARROWING.has(name))
  );
}
