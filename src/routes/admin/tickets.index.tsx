import { createFileRoute } from '@tanstack/react-router';
import {
  loadTickets,
  readTicketSearch,
  requireDuty,
  TicketsPage,
} from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/tickets/')({
  validateSearch: readTicketSearch,
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTickets(context.me, deps),
  component: () => <TicketsPage tickets={Route.useLoaderData()} search={Route.useSearch()} />,
});
