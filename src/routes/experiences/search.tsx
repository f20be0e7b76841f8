import { createFileRoute } from '@tanstack/react-router';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { ExperienceSearchPage, loadExperienceSearchPage } from '#features/experiences/index.web.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(experienceSearch);

export const Route = createFileRoute('/experiences/search')({
  validateSearch,
  loader: async ({ context, abortController: { signal } }) => {
    const [data] = await Promise.all([
      loadExperienceSearchPage(context, signal),
      ExperienceSearchPage.preload?.(),
    ]);
    return data;
  },
  head: ({ loaderData }) => ({ meta: [...(loaderData?.head.meta ?? [])] }),
  component: FindExperience,
});

function FindExperience() {
  const { styles } = Route.useLoaderData();
  return <ExperienceSearchPage search={Route.useSearch()[PARSED]} styles={styles} />;
}
