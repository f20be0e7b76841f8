import { createFileRoute } from '@tanstack/react-router';
import { prepareMessageButton } from '#features/messaging/index.web.ts';
import { reservationRoute } from '#features/reservations/index.web.ts';
import { Reservation } from '../-reservation.tsx';

export const Route = createFileRoute('/reservations/$id')({
  ...reservationRoute,
  beforeLoad: ({ context }) => prepareMessageButton(context.i18n),
  component: () => <Reservation data={Route.useLoaderData()} payment={Route.useSearch().payment} />,
});
