import { createFileRoute } from '@tanstack/react-router';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage, reservationRoute } from '#features/reservations/index.web.ts';

export const Route = createFileRoute('/reservations/$id')({
  ...reservationRoute,
  beforeLoad: ({ context }) => prepareMessageButton(context.i18n),
  component: Reservation,
});

function Reservation() {
  const { payment } = Route.useSearch();
  const data = Route.useLoaderData();
  return (
    <ReservationPage
      data={data}
      payment={payment}
      contact={
        data === null ? null : (
          <MessageButton
            around={{ reservationId: data.reservation.id }}
            to={data.reservation.viewer === 'host' ? 'guest' : 'host'}
          />
        )
      }
    />
  );
}
