import { createFileRoute } from '@tanstack/react-router';
import { loadTicket, requireDuty, TicketPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/tickets/$reference')({
  beforeLoad: ({ context }) => requireDuty(context.me, 'people'),
  loader: ({ context, params }) => loadTicket(context.me, params.reference),
  component: () => <TicketPage ticket={Route.useLoaderData()} />,
});
