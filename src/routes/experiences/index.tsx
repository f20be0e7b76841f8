import { createFileRoute } from '@tanstack/react-router';
import { ExperiencesPage, loadExperiencesPage } from '#features/experiences/index.web.ts';
import { ResultsSkeleton } from '#market/search/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/experiences/')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, abortController: { signal } }) =>
    loadExperiencesPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ResultsSkeleton,
  component: Experiences,
});

function Experiences() {
  return <ExperiencesPage params={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
