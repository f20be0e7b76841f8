import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract/search.ts';
import { countExperienceCategories } from './use-cases/count-experience-categories.ts';
import { findSimilarExperiences } from './use-cases/find-similar-experiences.ts';
import { groupExperiences } from './use-cases/group-experiences.ts';
import { listComingSessions } from './use-cases/list-coming-sessions.ts';
import { listExperiencePins } from './use-cases/list-experience-pins.ts';
import { searchExperiences } from './use-cases/search-experiences.ts';
import { showExperienceCard } from './use-cases/show-experience-card.ts';

/** The calls that find experiences. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(contract.searchExperiences, async ({ query }, context) =>
    Object.keys(query).length === 0 ? groupExperiences(context) : searchExperiences(query, context),
  ),
  serve(contract.listExperiencePins, ({ query }, context) => listExperiencePins(query, context)),
  serve(contract.countExperienceCategories, ({ query }, context) =>
    countExperienceCategories(query, context),
  ),
  serve(contract.showExperienceCard, ({ params, query }, context) =>
    showExperienceCard(params.id, query, context),
  ),
  serve(contract.listComingSessions, ({ query }, context) => listComingSessions(query, context)),
  serve(contract.similarExperiences, ({ params, query }, context) =>
    findSimilarExperiences(params.id, query.date, context),
  ),
];
