import { createFileRoute } from '@tanstack/react-router';
import { LogPage, loadLog, requireDuty } from '#features/console/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/admin/log')({
  validateSearch: asWritten,
  beforeLoad: ({ context }) => requireDuty(context.me, 'log'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLog(context.me, deps),
  component: () => <LogPage log={Route.useLoaderData()} params={Route.useSearch()} />,
});
