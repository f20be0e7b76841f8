import type { ComponentProps } from 'react';
import { prepareMessageButton } from '#features/messaging/index.web.ts';
import {
  loadResolutions,
  ReservationPage,
  reservationRoute,
} from '#features/reservations/index.web.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

const loadSaid = lazyCall(() => import('./-feedback.tsx'), 'loadFeedback');

/** A reservation with the other features' parts of its page. */
export const Reservation = lazyPage(() => import('./-reservation-view.tsx'), 'Reservation');

type ReservationData = ComponentProps<typeof Reservation>['data'];

/**
 * Route options of both addresses of a reservation: they load the reservation, the feedback of
 * guest and host, and problems and the deposit.
 */
export const reservationWithFeedback = {
  ...reservationRoute,
  beforeLoad: ({ context: { i18n } }: { context: RouterContext }) => prepareMessageButton(i18n),
  loader: async (
    input: Parameters<typeof reservationRoute.loader>[0],
  ): Promise<ReservationData> => {
    const page = await reservationRoute.loader(input);
    const { i18n } = input.context;
    const [said, resolutions] = await Promise.all([
      loadSaid(page, i18n),
      loadResolutions(page, i18n),
      Reservation.preload?.(),
      ReservationPage.preload?.(),
    ]);
    return { page, said, resolutions };
  },
  head: ({
    match,
    loaderData,
  }: {
    match: { context: RouterContext };
    loaderData?: Pick<ReservationData, 'page'> | undefined;
  }) => reservationRoute.head({ match, loaderData: loaderData?.page }),
};
