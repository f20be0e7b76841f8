import { sql } from 'drizzle-orm';
import { haversineTo, type SearchOrder } from '#market/search/index.server.ts';
import type { ExperienceCriteria } from '../../search/experience-criteria.ts';
import type { ExperienceFilter } from './search-filter.ts';

const NO_JOIN = sql``;

/** The order a search asks for; 'nearest' without a position is 'recommended'. */
export function experienceOrder(
  { search: { sort }, centre }: ExperienceCriteria,
  { price }: ExperienceFilter,
): SearchOrder {
  switch (sort) {
    case 'soonest':
      return { join: NO_JOIN, keys: [{ value: sql`next.starts_at`, descending: false }] };
    case 'price-asc':
    case 'price-desc':
      return { join: NO_JOIN, keys: [{ value: price, descending: sort === 'price-desc' }] };
    case 'newest':
      return { join: NO_JOIN, keys: [{ value: sql`x.created_at`, descending: true }] };
    case 'nearest':
      if (centre !== null) {
        return { join: NO_JOIN, keys: [{ value: haversineTo(centre), descending: false }] };
      }
  }
  return {
    join: NO_JOIN,
    keys: [
      { value: sql`x.score`, descending: true },
      { value: sql`x.created_at`, descending: true },
    ],
  };
}
