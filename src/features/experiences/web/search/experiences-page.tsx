import { experienceSearch } from '#domain/search/experience-search.ts';
import { CategoryStrip, ResultsSectionProvider } from '#market/search/index.web.ts';
import { type UrlParams, useSearchIn } from '#platform/web/scope/url-search.ts';
import { EXPERIENCE_RESULTS } from './experience-results.tsx';
import { ExperienceSearchResults } from './found-experiences.tsx';
import type { ExperiencesData } from './search-data.ts';

/** Matching experiences, as a list, by the hours of some days, and on a map (spec 2 §2). */
export function ExperiencesPage({ data, params }: { data: ExperiencesData; params: UrlParams }) {
  const search = useSearchIn(experienceSearch, params);
  return (
    <ResultsSectionProvider value={EXPERIENCE_RESULTS}>
      <CategoryStrip search={search} categories={data.categories} results={data.results} />
      <ExperienceSearchResults section={EXPERIENCE_RESULTS} data={data} search={search} />
    </ResultsSectionProvider>
  );
}
