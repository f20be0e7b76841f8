import { createFileRoute } from '@tanstack/react-router';
import { ExperienceSearchPage, loadExperienceSearchPage } from '#features/experiences/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/experiences/search')({
  validateSearch: asWritten,
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
  return <ExperienceSearchPage params={Route.useSearch()} styles={styles} />;
}
