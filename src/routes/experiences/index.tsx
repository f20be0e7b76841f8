import { createFileRoute } from '@tanstack/react-router';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { ExperiencesPage, loadExperiencesPage } from '#features/experiences/index.web.ts';

export const Route = createFileRoute('/experiences/')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  // Parsed once, for the loader, the head and the page; invalid parameters are ignored.
  loaderDeps: ({ search }) => experienceSearch.parse(search),
  loader: ({ deps, context, abortController: { signal } }) =>
    loadExperiencesPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Experiences,
});

function Experiences() {
  return <ExperiencesPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
