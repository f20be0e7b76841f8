import { createFileRoute } from '@tanstack/react-router';
import { loadReservation, ReservationPage } from '#features/console/index.web.ts';

export const Route = createFileRoute('/admin/reservations/$id')({
  loader: ({ context, params }) => loadReservation(context.me, params.id),
  component: () => <ReservationPage reservation={Route.useLoaderData()} />,
});
