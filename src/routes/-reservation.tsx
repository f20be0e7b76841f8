import type { ComponentProps } from 'react';
import { MessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage } from '#features/reservations/index.web.ts';

/** A reservation with the way to write each other about it. */
export function Reservation({
  data,
  payment,
  action,
}: Pick<ComponentProps<typeof ReservationPage>, 'data' | 'payment' | 'action'>) {
  return (
    <ReservationPage
      data={data}
      payment={payment}
      action={action}
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
