import { experienceSearch } from '#domain/search/experience-search.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import { countCategories, serveSearch } from '#market/search/index.server.ts';
import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract/search.ts';

import { EXPERIENCE_CATEGORY_LABELS } from '../labels/categories.ts';
import { computeListedAmount, experienceCardMaker } from './search/experience-cards.ts';
import { problemOfRange, readExperienceSearch } from './search/experience-criteria.ts';
import { EXPERIENCE_SEARCH } from './store/search/experience-search-kind.ts';
import { loadBriefExperiences } from './store/search/grouped-experiences.ts';
import { findExperience, findExperiencePins, findExperiences } from './store/search/search-page.ts';
import { findSimilarExperiences } from './store/search/similar-experiences.ts';
import { listComingSessions } from './use-cases/sessions.ts';

/** Routes of the search for experiences. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(contract.listComingSessions, ({ query }, context) => listComingSessions(query, context)),
  ...serveSearch(contract.experienceSearchRoutes, {
    ...EXPERIENCE_SEARCH,
    name: 'experiences',
    findNewest: loadBriefExperiences,
    findSimilar: findSimilarExperiences,
    read: readExperienceSearch,
    find: findExperiences,
    findOne: findExperience,
    findPins: findExperiencePins,
    cardMaker: ({ search }, translate) => experienceCardMaker(search, translate),
    pinMaker:
      ({ search }) =>
      (row) => ({
        id: row.id,
        latitude: row.latitude,
        longitude: row.longitude,
        amount: computeListedAmount(search, row),
      }),
    categories: EXPERIENCE_CATEGORY_LABELS,
    // A style belongs to one category only.
    withoutCategory: (search) =>
      experienceSearch.change(search, { category: undefined, style: undefined }),
    countByCategory: (db, criteria) =>
      countCategories<ExperienceCategory>(db, EXPERIENCE_SEARCH.clauses(criteria)),
    datesProblem: problemOfRange,
  }),
];
