import { msg } from '@lingui/core/macro';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { resultsHead } from '#market/search/index.web.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { communitySearch, ofCommunity } from './community-search.ts';
import { type ExperiencesData, loadCommunity, loadExperiences } from './search-data.ts';

import { searchHeading } from './search-heading.ts';

/**
 * The head contains some of these texts as well, so in the browser they are loaded before it is
 * made.
 */
const TEXTS = [...SHARED_TEXTS, 'experiences'];

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

type Context = Pick<RouterContext, 'i18n'>;
type Data = Pick<ExperiencesData, 'results'>;

/** Title, description and canonical address of a page of experiences. */
function searchHead({ i18n }: Context, search: ExperienceSearch, { results }: Data) {
  const params = experienceSearch.format(search);
  const heading = searchHeading(i18n, search, results);
  const isAll = Object.keys(params).length === 0;
  return resultsHead('/experiences', params, results, {
    title: isAll ? i18n._(msg`Experiences with people who live there`) : heading,
    description: isAll
      ? i18n._(
          msg`Dinners, workshops, runs and talks hosted by residents and neighbours, in the places where you live and work.`,
        )
      : i18n._(
          msg`${heading}: hosted by residents and neighbours, in the places where you live and work.`,
        ),
  });
}

/** The same for the community's page. */
function communityHead({ i18n }: Context, search: ExperienceSearch, { results }: Data) {
  return resultsHead('/community', communitySearch.format(search), results, {
    title: i18n._(msg`Community events`),
    description: i18n._(msg`Mornings and evenings that nomads and neighbours host for each other.`),
  });
}
