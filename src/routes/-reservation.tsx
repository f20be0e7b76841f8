import type { ComponentProps } from 'react';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage, reservationRoute } from '#features/reservations/index.web.ts';
import {
  loadReservationReviews,
  REVIEW_TEXTS,
  ReservationReviews,
} from '#features/reviews/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type PageProps = ComponentProps<typeof ReservationPage>;
type Reviews = ComponentProps<typeof ReservationReviews>['reviews'];

/** What both addresses of a reservation load: the reservation, and its reviews once it is over. */
export const reservationWithReviews = {
  ...reservationRoute,
  beforeLoad: ({ context: { i18n } }: { context: RouterContext }) => prepareMessageButton(i18n),
  loader: async (
    input: Parameters<typeof reservationRoute.loader>[0],
  ): Promise<{ page: PageProps['data']; reviews: Reviews }> => {
    const page = await reservationRoute.loader(input);
    const [reviews] = await Promise.all([
      loadReservationReviews(page?.reservation),
      loadTexts(input.context.i18n, REVIEW_TEXTS),
    ]);
    return { page, reviews };
  },
  head: ({
    match,
    loaderData,
  }: {
    match: { context: RouterContext };
    loaderData?: { page: PageProps['data'] } | undefined;
  }) => reservationRoute.head({ match, loaderData: loaderData?.page }),
};

/** A reservation with the way to write each other about it, and what the two say of it. */
export function Reservation({
  data: { page, reviews },
  payment,
  action,
}: Pick<PageProps, 'payment' | 'action'> & {
  data: { page: PageProps['data']; reviews: Reviews };
}) {
  return (
    <ReservationPage
      data={page}
      payment={payment}
      action={action}
      contact={
        page === null ? null : (
          <MessageButton
            around={{ reservationId: page.reservation.id }}
            to={page.reservation.viewer === 'host' ? 'guest' : 'host'}
          />
        )
      }
      reviews={<ReservationReviews reviews={reviews} />}
    />
  );
}
