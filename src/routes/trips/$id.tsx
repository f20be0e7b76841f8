import { createFileRoute } from '@tanstack/react-router';
import { prepareMessageButton } from '#features/messaging/index.web.ts';
import { reservationRoute } from '#features/reservations/index.web.ts';
import { Reservation } from '../-reservation.tsx';

export const Route = createFileRoute('/trips/$id')({
  ...reservationRoute,
  beforeLoad: ({ context }) => prepareMessageButton(context.i18n),
  component: Page,
});

function Page() {
  const { payment, action } = Route.useSearch();
  return <Reservation data={Route.useLoaderData()} payment={payment} action={action} />;
}
