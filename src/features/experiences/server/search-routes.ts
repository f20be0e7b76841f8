import { groupByCountry, MAX_GROUPED } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract/search.ts';
import { experienceSearchCalls } from './search/experience-search.ts';
import { loadBriefExperiences } from './store/search/grouped-experiences.ts';
import { findSimilarExperiences } from './use-cases/find-similar-experiences.ts';
import { listComingSessions } from './use-cases/list-coming-sessions.ts';

/** The calls that find experiences. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(contract.searchExperiences, async ({ query }, context) =>
    Object.keys(query).length === 0
      ? groupByCountry(
          'experiences',
          await loadBriefExperiences(context.db, context.now, MAX_GROUPED),
        )
      : experienceSearchCalls.findPage(query, context),
  ),
  serve(contract.listExperiencePins, ({ query }, context) =>
    experienceSearchCalls.listPins(query, context),
  ),
  serve(contract.countExperienceCategories, ({ query }, context) =>
    experienceSearchCalls.countCategories(query, context),
  ),
  serve(contract.showExperienceCard, ({ params, query }, context) =>
    experienceSearchCalls.showCard(params.id, query, context),
  ),
  serve(contract.listComingSessions, ({ query }, context) => listComingSessions(query, context)),
  serve(contract.similarExperiences, ({ params, query }, context) =>
    findSimilarExperiences(params.id, query.date, context),
  ),
];
