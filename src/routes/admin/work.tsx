import { createFileRoute } from '@tanstack/react-router';
import { loadWork, readWorkSearch, requireDuty, WorkPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/work')({
  validateSearch: readWorkSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'work'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadWork(context.me, deps),
  component: () => <WorkPage work={Route.useLoaderData()} search={Route.useSearch()} />,
});
