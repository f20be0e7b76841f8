import type { ExperienceCard } from '#features/experiences/contract.ts';
import { prepareSearch } from '#market/search/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { experienceCardMaker } from '../search/experience-cards.ts';
import { readExperienceSearch } from '../search/experience-criteria.ts';
import { findExperience } from '../store/search/search-page.ts';

/**
 * One experience of a search, as its results show it on whichever page it is.
 *
 * @throws Problem 'not-found' when the search doesn't find it
 */
export async function showExperienceCard(
  id: string,
  query: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<ExperienceCard> {
  const { db, actor, translate } = context;
  const { criteria } = await prepareSearch(
    'experience_search',
    readExperienceSearch(query),
    context,
  );
  const found = await findExperience(db, criteria, id, actor?.id ?? null);
  if (found === null) throw new Problem('not-found');
  return experienceCardMaker(criteria.search, translate)(found);
}
