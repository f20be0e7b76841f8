import { createFileRoute } from '@tanstack/react-router';
import { ReservationPage, reservationRoute } from '#features/reservations/index.web.ts';

export const Route = createFileRoute('/trips/$id')({
  ...reservationRoute,
  component: Reservation,
});

function Reservation() {
  const { payment } = Route.useSearch();
  return <ReservationPage data={Route.useLoaderData()} payment={payment} />;
}
