import { todayIn } from '#domain/dates.ts';
import { hasSessions } from '#domain/kinds.ts';
import { payDeadline } from '#domain/reservation-lifecycle.ts';
import { nightZones } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import { announce } from '../announce.ts';
import { netPaid, paidAtFor } from '../balance.ts';
import { releaseBeside, toNightRange } from '../holding.ts';
import { bookableKind } from '../kinds.ts';
import { returnMoney } from '../return-money.ts';
import { closeChange } from '../store/changes.ts';
import type { Reservation } from '../store/reservations.ts';
import { transition } from '../transition.ts';

/**
 * The host accepts other dates. Nights no longer needed are released; total and policy follow the
 * dates, but the policy counts from the original booking date. An overpayment is refunded; an
 * amount still due is requested, and until it is paid check-in and arrival details stay closed.
 *
 * @throws Problem 'no-change-pending', or 'date-past' when the new dates have begun meanwhile
 */
export async function acceptChange(id: string, context: SignedInContext): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by, change } = await lockToAct(context, id, 'answerChange');
  if (change === null || hasSessions(reservation)) throw new Problem('no-change-pending');
  const { startDate, endDate, groups, quote } = change;
  if (startDate < todayIn(now, reservation.timeZone)) throw new Problem('date-past');
  const kind = bookableKind(context.services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Problem('not-found');

  const held = toNightRange(reservation);
  const { payBy, timeZone } = reservation;
  const dates = { startDate, endDate };
  await releaseBeside(db, reservation, toNightRange(change));
  const surplus = Math.max(0, netPaid(reservation) - quote.total);
  const after = {
    ...reservation,
    total: quote.total,
    refunded: reservation.refunded + surplus,
  };
  const paidAtAfter = paidAtFor(after, now);
  // A partly paid stay is not cancelled for a late difference: a cancellation by deadline would
  // refund everything whatever its policy. A stay that cost nothing until now has to be paid like
  // any other.
  const payByAfter =
    paidAtAfter !== null || netPaid(reservation) > 0 ? null : (payBy ?? payDeadline(now));
  const step = await transition(context, reservation, {
    action: 'accept-change',
    by,
    set: {
      ...dates,
      ...kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
      groups,
      quote,
      policy: listing.policyForDates(reservation.policy, dates),
      total: after.total,
      refunded: after.refunded,
      paidAt: paidAtAfter,
      payBy: payByAfter,
    },
    details: {
      oldStartDate: held.start,
      oldEndDate: held.end,
      startDate,
      endDate,
      difference: change.difference,
      total: quote.total,
      refund: surplus,
      due: Math.max(0, quote.total - netPaid(after)),
    },
  });
  await returnMoney(context, { reservationId: id }, surplus);
  await closeChange(db, change.id, 'accepted', now);
  await announce(context, step.reservation, step.event, [{ kind: 'change-accepted', to: 'guest' }]);
  return step.reservation;
}
