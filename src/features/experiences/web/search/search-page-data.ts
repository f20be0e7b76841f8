import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { ofCommunity } from './community-search.ts';
import { loadCommunity, loadExperiences } from './search-data.ts';
import { communityHead, searchHead } from './search-head.ts';

/** The head says some of them as well, so in the browser they come before it is made. */
const TEXTS = [...SHARED_TEXTS, 'experiences', 'experiences/search'];

function loadPageTexts({ i18n }: RouterContext): Promise<void> {
  return import.meta.env.SSR ? loadTextsOfHtml(i18n, TEXTS) : loadTexts(i18n, TEXTS);
}

/**
 * The data of the page of experiences with its title and description.
 *
 * @throws ApiError, OfflineError
 */
export async function loadExperiencesPage(
  search: ExperienceSearch,
  context: RouterContext,
  signal: AbortSignal,
) {
  const [data] = await Promise.all([
    loadExperiences(search, context.me, signal),
    loadPageTexts(context),
  ]);
  return { ...data, head: searchHead(context, search, data) };
}

/**
 * The data of the community's page with its title and description.
 *
 * @throws ApiError, OfflineError
 */
export async function loadCommunityPage(
  asked: ExperienceSearch,
  context: RouterContext,
  signal: AbortSignal,
) {
  const search = ofCommunity(asked);
  const [data] = await Promise.all([
    loadCommunity(search, context.me, signal),
    loadPageTexts(context),
  ]);
  return { ...data, head: communityHead(context, search, data) };
}
