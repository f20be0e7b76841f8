import { sql } from 'drizzle-orm';
import { toCents } from '#domain/money.ts';
import { watchSearches } from '#market/search/index.server.ts';
import { isOfPass, readExperienceSearch } from '../../search/experience-criteria.ts';
import { EXPERIENCE_SEARCH } from './experience-search-kind.ts';
import { experienceFilter } from './search-filter.ts';

/** Searches for experiences that people save. */
export const watchedExperiences = watchSearches({
  ...EXPERIENCE_SEARCH,
  kind: 'experience',
  read: readExperienceSearch,
  priced: experienceFilter,
  facts: {
    from: sql`(
      select listing_id, position, country_code, category, null::integer as guests,
        session_price as price, null::date as first_day, null::date as last_day
      from experience_search
    ) x`,
  },
  bounds: (search) => ({
    category: search.category ?? null,
    guests: null,
    maxPrice: search.price === undefined || isOfPass(search) ? null : toCents(search.price),
  }),
  dates: ({ dates }) => dates,
  basis: (search) => (isOfPass(search) ? 'pass' : 'guest'),
});
