import { createFileRoute } from '@tanstack/react-router';
import { LogPage, loadLog, readLogSearch, requireDuty } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/log')({
  validateSearch: readLogSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'log'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLog(context.me, deps),
  component: () => <LogPage log={Route.useLoaderData()} search={Route.useSearch()} />,
});
