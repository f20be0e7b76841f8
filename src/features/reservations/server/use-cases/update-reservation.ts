import type { RouteInput } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationRow, updateReservation as updateRoute } from '../../contract.ts';
import { reservationRow } from '../reservation-row.ts';
import type { Reservation } from '../store/reservations.ts';
import { acceptChange } from './accept-change.ts';
import { approveReservation } from './approve-reservation.ts';
import { checkIn } from './check-in.ts';
import { declineChange } from './decline-change.ts';
import { declineReservation } from './decline-reservation.ts';
import { updateDates } from './update-dates.ts';

type Body = RouteInput<typeof updateRoute>['body'];

/** One endpoint for several steps (spec 1 §7): a code checks in, a status selects the action. */
export async function updateReservation(
  id: string,
  body: Body,
  context: SignedInContext,
): Promise<ReservationRow> {
  return reservationRow(context.db, await step(id, body, context), context.translate);
}

function step(id: string, body: Body, context: SignedInContext): Promise<Reservation> {
  if (!('status' in body)) return checkIn(id, body.code, context);
  switch (body.status) {
    case 'Update':
      return updateDates(
        id,
        { start: body.startDate, end: body.endDate },
        body.session ?? null,
        context,
      );
    case 'approved':
      return approveReservation(id, context);
    case 'declined':
      return declineReservation(id, body.reason, context);
    case 'accept-change':
      return acceptChange(id, context);
    case 'decline-change':
      return declineChange(id, context);
  }
}
