import { createFileRoute } from '@tanstack/react-router';
import { CommunityPage, loadCommunityPage } from '#features/experiences/index.web.ts';
import { ResultsSkeleton } from '#market/search/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/community')({
  validateSearch: asWritten,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context, abortController: { signal } }) =>
    loadCommunityPage(deps, context, signal),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingComponent: ResultsSkeleton,
  component: Community,
});

function Community() {
  return <CommunityPage params={Route.useLoaderDeps()} data={Route.useLoaderData()} />;
}
