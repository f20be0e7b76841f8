import { sql } from 'drizzle-orm';
import { type ExperienceSearch, experienceSearch } from '#domain/search/experience-search.ts';
import type { SearchKind } from '#market/search/index.server.ts';
import { experienceChips } from '../../search/experience-chips.ts';
import { experienceFilter } from './search-filter.ts';
import { tallyQuery } from './search-page.ts';

/** Search definition of experiences. */
export const EXPERIENCE_SEARCH: SearchKind<ExperienceSearch> = {
  table: 'experience_search',
  codec: experienceSearch,
  clauses: experienceFilter,
  places: (clauses) => ({ ...clauses, city: sql`x.city`, countryCode: sql`x.country_code` }),
  count(criteria) {
    const filter = experienceFilter(criteria);
    return filter === null ? null : tallyQuery(filter);
  },
  chips: experienceChips,
};
