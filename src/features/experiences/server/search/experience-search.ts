import { experienceSearch } from '#domain/search/experience-search.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import { countCategories, searchCalls } from '#market/search/index.server.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { EXPERIENCE_SEARCH } from '../store/search/experience-search-kind.ts';
import {
  findExperience,
  findExperiencePins,
  findExperiences,
} from '../store/search/search-page.ts';
import { amountOf, experienceCardMaker } from './experience-cards.ts';
import { problemOfRange, readExperienceSearch } from './experience-criteria.ts';

/** The calls that find experiences. */
export const experienceSearchCalls = searchCalls({
  ...EXPERIENCE_SEARCH,
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
      amount: amountOf(search, row),
    }),
  categories: EXPERIENCE_CATEGORY_LABELS,
  // A style is of one category alone.
  withoutCategory: (search) =>
    experienceSearch.change(search, { category: undefined, style: undefined }),
  countByCategory: (db, criteria) =>
    countCategories<ExperienceCategory>(db, EXPERIENCE_SEARCH.clauses(criteria)),
  datesProblem: problemOfRange,
});
