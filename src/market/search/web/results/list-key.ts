import type { SearchCodec } from '#domain/search/define-search.ts';

type Paged = { readonly page: number };

/** The parameters that identify a list, independent of the page. */
export function listQuery<Search extends Paged>(
  codec: Pick<SearchCodec<Search>, 'format'>,
  search: Search,
): Record<string, string> {
  return codec.format({ ...search, page: 1 });
}

/** Key of a list, independent of the page. */
export function listKey<Search extends Paged>(
  codec: Pick<SearchCodec<Search>, 'format'>,
  search: Search,
): string {
  return new URLSearchParams(listQuery(codec, search)).toString();
}
