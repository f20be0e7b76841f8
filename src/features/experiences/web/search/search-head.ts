import { msg } from '@lingui/core/macro';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import { resultsHead } from '#market/search/late.web.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { communitySearch } from './community-search.ts';
import type { ExperiencesData } from './search-data.ts';
import { searchHeading } from './search-heading.ts';

type Context = Pick<RouterContext, 'i18n'>;
type Data = Pick<ExperiencesData, 'results'>;

/** Title, description and canonical address of a page of experiences. */
export function searchHead({ i18n }: Context, search: ExperienceSearch, { results }: Data) {
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

/** The same of the community's page. */
export function communityHead({ i18n }: Context, search: ExperienceSearch, { results }: Data) {
  return resultsHead('/community', communitySearch.format(search), results, {
    title: i18n._(msg`Community events`),
    description: i18n._(msg`Mornings and evenings that nomads and neighbours host for each other.`),
  });
}
