import { createFileRoute } from '@tanstack/react-router';
import {
  HostReservationsPage,
  hostReservationsHead,
  loadHostReservations,
  ReservationListSkeleton,
} from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/reservations/')({
  loader: async ({ context }) => {
    const [data] = await Promise.all([
      loadHostReservations(context.me),
      loadTexts(context.i18n, ['listings', 'reservations']),
    ]);
    return data;
  },
  head: ({ match }) => hostReservationsHead(match.context),
  pendingComponent: ReservationListSkeleton,
  component: HostReservations,
});

function HostReservations() {
  return <HostReservationsPage data={Route.useLoaderData()} />;
}
