import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import {
  listQuery,
  loadUnlessCached,
  makeResultCache,
  pageQuery,
  type Reader,
  type ResultsData,
} from '#market/search/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import {
  countExperienceCategories,
  listComingSessions,
  searchExperiences,
} from '../../contract/addresses.gen.ts';
import type { ExperienceSearchPage } from '../../contract/search.ts';
import { communityResults, communitySearch } from './community-search.ts';

/** The sessions of some days, by hour. */
export type DayAgenda = RouteResponse<typeof listComingSessions>;

/** Data of a page of experiences. */
export interface ExperiencesData extends ResultsData<ExperienceSearchPage> {
  /** Agenda of single days; null without any. */
  readonly agenda: DayAgenda | null;
}

/** Caches of the pages that the user has scrolled through, one for each list. */
export const experienceCache = makeResultCache<ExperiencesData>();
export const communityCache = makeResultCache<ExperiencesData>();

/**
 * One page of results.
 *
 * @throws ApiError, OfflineError
 */
export async function loadResults(
  search: ExperienceSearch,
  signal: AbortSignal,
): Promise<ExperienceSearchPage> {
  const query = pageQuery(experienceSearch, search);
  const answer = await call(searchExperiences, { query }, { signal });
  if (Array.isArray(answer)) throw new TypeError('a page of results was asked for');
  return answer;
}

/** One page of the community's results. @throws ApiError, OfflineError */
export async function loadCommunityResults(
  search: ExperienceSearch,
  signal: AbortSignal,
): Promise<ExperienceSearchPage> {
  return communityResults(await loadResults(search, signal));
}

async function loadAgenda(
  search: ExperienceSearch,
  signal: AbortSignal,
): Promise<DayAgenda | null> {
  if (search.when === undefined) return null;
  const query = listQuery(experienceSearch, search);
  return call(listComingSessions, { query }, { signal });
}

/**
 * The data of the page of experiences.
 *
 * @throws ApiError, OfflineError
 */
export function loadExperiences(
  search: ExperienceSearch,
  person: Reader,
  signal: AbortSignal,
): Promise<ExperiencesData> {
  return loadUnlessCached(experienceCache, experienceSearch, search, person, async () => {
    const [results, { categories }, agenda] = await Promise.all([
      loadResults(search, signal),
      call(countExperienceCategories, { query: listQuery(experienceSearch, search) }, { signal }),
      loadAgenda(search, signal),
    ]);
    return { results, categories, agenda };
  });
}

/**
 * The data of the community's page.
 *
 * @param search of its category
 * @throws ApiError, OfflineError
 */
export function loadCommunity(
  search: ExperienceSearch,
  person: Reader,
  signal: AbortSignal,
): Promise<ExperiencesData> {
  return loadUnlessCached(communityCache, communitySearch, search, person, async () => {
    const [results, agenda] = await Promise.all([
      loadCommunityResults(search, signal),
      loadAgenda(search, signal),
    ]);
    return { results, categories: [], agenda };
  });
}
