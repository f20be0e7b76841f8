import { createFileRoute } from '@tanstack/react-router';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { CommunityPage, loadCommunityPage } from '#features/experiences/index.web.ts';

export const Route = createFileRoute('/community')({
  validateSearch: (search: Record<string, string | string[]>) => search,
  // Parsed once, for the loader, the head and the page; invalid parameters are ignored.
  loaderDeps: ({ search }) => experienceSearch.parse(search),
  loader: ({ deps, context, abortController: { signal } }) =>
    loadCommunityPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Community,
});

function Community() {
  return <CommunityPage search={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
