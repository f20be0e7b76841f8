import { createFileRoute } from '@tanstack/react-router';
import { loadWork, requireDuty, WorkPage } from '#features/console/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/admin/work')({
  validateSearch: asWritten,
  beforeLoad: ({ context }) => requireDuty(context.me, 'work'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadWork(context.me, deps),
  component: () => <WorkPage work={Route.useLoaderData()} params={Route.useSearch()} />,
});
