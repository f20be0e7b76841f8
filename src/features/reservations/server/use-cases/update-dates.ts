import type { DateRange } from '#domain/dates.ts';
import { answerDeadline } from '#domain/reservation-lifecycle.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { moveNights } from '#features/stays/index.server.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { nightsOf } from '../hold-nights.ts';
import { reprice } from '../reprice.ts';
import { checkPendingNights } from '../request-rule.ts';
import { holdListing, type Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';
import { requestChange } from './request-change.ts';

/**
 * The guest wants other dates: at once while the host hasn't answered, as a request to the host
 * once the stay is approved (spec 1 §4.3).
 *
 * @throws Problem 'too-many-pending-nights' beside what else of the guest waits
 */
export async function updateDates(
  id: string,
  dates: DateRange,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by } = await lockToAct(context, id, 'updateDates');
  if (reservation.status === 'approved') return requestChange(reservation, by, dates, context);
  const to = { startDate: dates.start, endDate: dates.end };
  // So that its host changes nothing of the home meanwhile.
  await holdListing(db, reservation.listingId);
  const { groups, quote, policy } = await reprice(context, reservation, to);
  await checkPendingNights(context, reservation, quote.nights);
  await moveNights(db, reservation.listingId, {
    from: nightsOf(reservation),
    to: dates,
    units: reservation.units,
  });
  const { startDate, endDate, createdAt, timeZone, total } = reservation;
  const step = await transition(context, reservation, {
    action: 'update-dates',
    by,
    set: {
      ...to,
      ...nightMoments({ ...to, timeZone: reservation.timeZone }),
      groups,
      quote,
      policy,
      total: quote.total,
      answerBy: answerDeadline(createdAt, { startDate: to.startDate, timeZone }, now),
    },
    details: {
      oldStartDate: startDate,
      oldEndDate: endDate,
      oldTotal: total,
      ...to,
      total: quote.total,
    },
  });
  await announce(context, step.reservation, step.event, [{ kind: 'dates-updated', to: 'host' }]);
  return step.reservation;
}
