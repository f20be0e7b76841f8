import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { reservationRow } from './reservation-row.ts';
import { blockNights } from './use-cases/block-nights.ts';
import { cancelReservation } from './use-cases/cancel-reservation.ts';
import { checkRequest } from './use-cases/check-request.ts';
import { listHostReservations } from './use-cases/list-host-reservations.ts';
import { listNotices } from './use-cases/list-notices.ts';
import { listTrips } from './use-cases/list-trips.ts';
import { makeCalendarFeed } from './use-cases/make-calendar-feed.ts';
import { priceNights } from './use-cases/price-nights.ts';
import { readNotices } from './use-cases/read-notices.ts';
import { requestReservation } from './use-cases/request-reservation.ts';
import { revokeCalendarFeed } from './use-cases/revoke-calendar-feed.ts';
import { showCalendarFeed } from './use-cases/show-calendar-feed.ts';
import { showCheckout } from './use-cases/show-checkout.ts';
import { showHostCalendar } from './use-cases/show-host-calendar.ts';
import { showReservation } from './use-cases/show-reservation.ts';
import { startHostPayment } from './use-cases/start-host-payment.ts';
import { startPayment } from './use-cases/start-payment.ts';
import { updateReservation } from './use-cases/update-reservation.ts';

/** The calls of spec 1 §7 on reservations, and those that their pages need. */
export const reservationRoutesServed: readonly ServedRoute[] = [
  serve(contract.createReservation, ({ body }, context) => requestReservation(body, context)),
  serve(contract.checkRequest, ({ params, query }, context) =>
    checkRequest(params.id, query, context),
  ),
  serve(contract.listTrips, (_input, context) => listTrips(context)),
  serve(contract.listHostReservations, (_input, context) => listHostReservations(context)),
  serve(contract.showReservation, ({ params }, context) => showReservation(params.id, context)),
  serve(contract.updateReservation, ({ params, body }, context) =>
    updateReservation(params.id, body, context),
  ),
  serve(contract.cancelReservation, async ({ params }, context) => {
    const { reservation, refund } = await cancelReservation(params.id, context);
    return {
      reservation: await reservationRow(context.db, reservation, context.translate),
      refund,
    };
  }),
  serve(contract.startPayment, ({ params, body }, context) =>
    startPayment(params.id, body.totalPrice, context),
  ),
  serve(contract.startHostPayment, ({ params, body }, context) =>
    startHostPayment(params.id, body.totalPrice, context),
  ),
  serve(contract.showCheckout, ({ params, query }, context) =>
    showCheckout(params.id, query, context),
  ),
  serve(contract.listNotices, (_input, context) => listNotices(context)),
  serve(contract.readNotices, (_input, context) => readNotices(context)),
  serve(contract.showCalendarFeed, (_input, context) => showCalendarFeed(context)),
  serve(contract.makeCalendarFeed, (_input, context) => makeCalendarFeed(context)),
  serve(contract.showHostCalendar, ({ params }, context) => showHostCalendar(params.id, context)),
  serve(contract.blockNights, ({ params, body }, context) => blockNights(params.id, body, context)),
  serve(contract.priceNights, ({ params, body }, context) => priceNights(params.id, body, context)),
  serve(contract.revokeCalendarFeed, (_input, context) => revokeCalendarFeed(context)),
];
