import type { SearchCodec } from '#domain/search/define-search.ts';
import { listKey } from './list-key.ts';
import type { RememberedPage, ResultCache } from './result-cache.ts';

/** The current user, on whom prices and hearts depend. Null while signed out. */
export type Reader = { readonly id: string } | null;

/**
 * The data of a page of results: cached by scrolling, otherwise from the server.
 *
 * @throws whatever `load` does
 */
export async function loadUnlessCached<
  Search extends { readonly page: number },
  Page extends RememberedPage,
>(
  memory: ResultCache<Page>,
  codec: SearchCodec<Search>,
  search: Search,
  person: Reader,
  load: () => Promise<Page>,
): Promise<Page> {
  if (!import.meta.env.SSR) memory.resetFor(person?.id ?? null);
  return memory.takeOnce(listKey(codec, search), search.page) ?? load();
}

/** The parameters of one page of results: with any, the API returns a page without groups. */
export function pageQuery<Search extends { readonly page: number }>(
  codec: SearchCodec<Search>,
  search: Search,
): Record<string, string> {
  return { ...codec.format(search), page: String(search.page) };
}
