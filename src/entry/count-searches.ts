import type { MiddlewareHandler } from 'hono';
import { isAskedSearch } from '#domain/search/asked-search.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { itinerantSearch } from '#domain/search/itinerant-search.ts';
import { staySearch } from '#domain/search/stay-search.ts';
import type { SearchTally } from '#market/search/index.server.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { requestLabels } from '#platform/server/http/request-labels.ts';

type Params = Readonly<Record<string, string>>;

const stays = (query: URLSearchParams): Params => staySearch.format(staySearch.parse(query));
const itinerants = (query: URLSearchParams): Params =>
  itinerantSearch.format(itinerantSearch.parse(query));
const experiences = (query: URLSearchParams): Params =>
  experienceSearch.format(experienceSearch.parse(query));

/** Readers of the search in an address, by the patterns of what answers with a list of results. */
const RESULTS: Readonly<Record<string, (query: URLSearchParams) => Params>> = {
  '/': stays,
  '/listings': stays,
  '/api/listings': stays,
  '/itinerants': itinerants,
  '/api/itinerants': itinerants,
  '/experiences': experiences,
  '/api/experiences': experiences,
};

/**
 * Counts each search that is answered once: as a page, cached or not, or by a call of the API that no
 * page makes while it is rendered.
 */
export function countSearches(tally: SearchTally): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (c.env?.internal === true || c.req.method !== 'GET' || !c.res.ok) return;
    const { route } = requestLabels(c);
    const read = RESULTS[route === '/' ? route : route.replace(/\/$/, '')];
    if (read !== undefined && isAskedSearch(read(new URL(c.req.url).searchParams))) tally.note();
  };
}
