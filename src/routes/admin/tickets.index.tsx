import { createFileRoute } from '@tanstack/react-router';
import { loadTickets, requireDuty, TicketsPage } from '#features/console/index.web.ts';
import { asWritten } from '#platform/web/scope/url-search.ts';

export const Route = createFileRoute('/admin/tickets/')({
  validateSearch: asWritten,
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTickets(context.me, deps),
  component: () => <TicketsPage tickets={Route.useLoaderData()} params={Route.useSearch()} />,
});
