import type { ComponentProps } from 'react';
import { MessageButton, prepareMessageButton } from '#features/messaging/index.web.ts';
import { ReservationPage, reservationRoute } from '#features/reservations/index.web.ts';
import {
  GuestReviews,
  loadGuestReviews,
  loadReservationReviews,
  REVIEW_TEXTS,
  ReservationReviews,
} from '#features/reviews/index.web.ts';
import { loadStayWifi, WIFI_TEXTS, WifiBox } from '#features/wifi/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type PageProps = ComponentProps<typeof ReservationPage>;
type Reviews = ComponentProps<typeof ReservationReviews>['reviews'];
type OfGuest = ComponentProps<typeof GuestReviews>['reviews'];
type StayWifi = ComponentProps<typeof WifiBox>['wifi'];

/** A reservation with what its two say of it. */
interface ReservationData {
  page: PageProps['data'];
  reviews: Reviews;
  /** What hosts say of the guest. */
  ofGuest: OfGuest;
  wifi: StayWifi;
}

/** What both addresses of a reservation load: the reservation, and what its two say of it. */
export const reservationWithReviews = {
  ...reservationRoute,
  beforeLoad: ({ context: { i18n } }: { context: RouterContext }) => prepareMessageButton(i18n),
  loader: async (
    input: Parameters<typeof reservationRoute.loader>[0],
  ): Promise<ReservationData> => {
    const page = await reservationRoute.loader(input);
    const [reviews, ofGuest, wifi] = await Promise.all([
      loadReservationReviews(page?.reservation),
      loadGuestReviews(page?.reservation),
      loadStayWifi(page?.reservation),
      loadTexts(input.context.i18n, [...REVIEW_TEXTS, ...WIFI_TEXTS]),
    ]);
    return { page, reviews, ofGuest, wifi };
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
  data: { page, reviews, ofGuest, wifi },
  payment,
  action,
}: Pick<PageProps, 'payment' | 'action'> & {
  data: ReservationData;
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
      said={
        <>
          {page === null ? null : <WifiBox key={page.reservation.id} wifi={wifi} />}
          <GuestReviews reviews={ofGuest} />
          <ReservationReviews reviews={reviews} />
        </>
      }
    />
  );
}
