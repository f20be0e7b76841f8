import { createFileRoute } from '@tanstack/react-router';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage, reservationRoute } from '#features/reservations/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/trips/$id')({
  ...reservationRoute,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['messaging']),
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
