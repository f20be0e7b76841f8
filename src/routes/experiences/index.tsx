import { createFileRoute } from '@tanstack/react-router';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { ExperiencesPage, loadExperiencesPage } from '#features/experiences/index.web.ts';
import { ResultsSkeleton } from '#market/search/index.web.ts';
import { PARSED, searchBy } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(experienceSearch);

export const Route = createFileRoute('/experiences/')({
  validateSearch,
  loaderDeps: ({ search }) => search[PARSED],
  loader: ({ deps, context, abortController: { signal } }) =>
    loadExperiencesPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ResultsSkeleton,
  component: Experiences,
});

function Experiences() {
  return <ExperiencesPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
