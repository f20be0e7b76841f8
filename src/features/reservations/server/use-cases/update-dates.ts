import { type DateRange, isSameRange, nightsBetween } from '#domain/dates.ts';
import { hasSessions } from '#domain/kinds.ts';
import { answerDeadline } from '#domain/reservation-lifecycle.ts';
import type { SessionKey } from '#domain/session-key.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { moveHeldNights, toNightRange } from '../holding.ts';
import { reprice } from '../reprice.ts';
import { checkDateChanges, checkPendingNights } from '../request-rule.ts';
import { blockListingDeletion, loadReservation, type Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';
import { moveSeats } from './move-seats.ts';
import { requestChange } from './request-change.ts';

/**
 * The guest wants other dates: at once while the host hasn't answered, as a request to the host
 * once the stay is approved (spec 1 §4.3). Seats move to the session of that day.
 *
 * @param session of a day with several sessions
 * @throws Problem 'dates-unchanged'; of a waiting request 'too-many-date-changes', and
 *   'too-many-pending-nights' beside what else of the guest waits
 */
export async function updateDates(
  id: string,
  dates: DateRange,
  session: SessionKey | null,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const known = await loadReservation(db, id);
  // For seats, before the reservation: its host locks the listing, then the bookings of its
  // sessions.
  if (known !== null && hasSessions(known)) await blockListingDeletion(db, known.listingId);
  const { reservation, by } = await lockToAct(context, id, 'updateDates');
  if (hasSessions(reservation)) {
    return moveSeats(reservation, by, { session, startDate: dates.start }, context);
  }
  if (isSameRange(dates, { start: reservation.startDate, end: reservation.endDate })) {
    throw new Problem('dates-unchanged');
  }
  if (reservation.status === 'approved') {
    return requestChange(reservation, by, dates, context);
  }
  await checkDateChanges(context, id);
  const to = { startDate: dates.start, endDate: dates.end };
  // Holds the guest, which comes before the listing (see `lockUser`).
  await checkPendingNights(context, reservation, nightsBetween(dates.start, dates.end));
  // So that its host changes nothing of it meanwhile.
  await blockListingDeletion(db, reservation.listingId);
  const { listing, groups, quote, policy, moments } = await reprice(context, reservation, to);
  const asked = { ...to, units: reservation.units, held: toNightRange(reservation) };
  await listing.refuseFull?.(db, asked, now, context.translate);
  await moveHeldNights(db, listing, reservation, dates);
  const { startDate, endDate, createdAt, timeZone, total } = reservation;
  const step = await transition(context, reservation, {
    action: 'update-dates',
    by,
    set: {
      ...to,
      ...moments,
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
