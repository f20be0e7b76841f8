import type { ExperienceSearchPage } from '#features/experiences/contract.ts';
import { prepareSearch, resultsPage } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { experienceCardMaker } from '../search/experience-cards.ts';
import { problemOfRange, readExperienceSearch } from '../search/experience-criteria.ts';
import { EXPERIENCE_SEARCH } from '../store/search/experience-search-kind.ts';
import { findExperiences } from '../store/search/search-page.ts';

/** Cards on a page. */
const PAGE_SIZE = 24;

/** A page of the experiences that fit, with its exact number, and ways out of an empty result. */
export async function searchExperiences(
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<ExperienceSearchPage> {
  const { db, actor, translate } = context;
  const search = readExperienceSearch(query);
  const { criteria, resolved } = await prepareSearch('experience_search', search, context);
  const slice = { limit: PAGE_SIZE, offset: (search.page - 1) * PAGE_SIZE };
  const { rows, total } = await findExperiences(db, criteria, slice, actor?.id ?? null);
  const found = { total, listings: rows };
  return {
    items: rows.map(experienceCardMaker(search, translate)),
    ...(await resultsPage(EXPERIENCE_SEARCH, { criteria, resolved }, found, PAGE_SIZE, context)),
    datesProblem: problemOfRange(criteria),
  };
}
