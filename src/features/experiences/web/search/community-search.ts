import type { SearchCodec } from '#domain/search/define-search.ts';
import {
  type ExperienceFilterKey,
  type ExperienceSearch,
  experienceSearch,
} from '#domain/search/experience-search.ts';
import type { ExperienceSearchPage } from '../../contract.ts';

/** A search of `/community`, restricted to its category, whatever other filters it has. */
function ofCommunity(search: ExperienceSearch): ExperienceSearch {
  return { ...search, category: 'Community' };
}

/** The parameters of the API for a search of `/community`. */
export function inCommunity(query: Record<string, string>): Record<string, string> {
  return { ...query, category: 'Community' };
}

/** The search of `/community`, whose URL doesn't contain its category. */
export const communitySearch: SearchCodec<ExperienceSearch, ExperienceFilterKey> = {
  ...experienceSearch,
  parse: (source) => ofCommunity(experienceSearch.parse(source)),
  format(search) {
    const { category: _, ...params } = experienceSearch.format(search);
    return params;
  },
  activeFilters: (search) => experienceSearch.activeFilters(search).filter(isFree),
};

/** Results without the chip that removes the category, which would only link to the same page. */
export function communityResults(results: ExperienceSearchPage): ExperienceSearchPage {
  return {
    ...results,
    chips: results.chips.filter(isFree),
    suggestions: results.suggestions.filter(({ without }) => without.every(isFree)),
  };
}

function isFree({ key }: { readonly key: string }): boolean {
  return key !== 'category';
}
