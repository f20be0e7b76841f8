import { isPass, quoteOfMovedPass } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { netPaid } from '#domain/reservation-money.ts';
import { isFreeToMove, mayHoldFewer } from '#domain/seat-changes.ts';
import { sessionsNeeded } from '#domain/sessions-needed.ts';
import type { RequestedSessions } from '#market/booking/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { type Party, transition } from '../lifecycle/transition.ts';
import { returnMoney } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { announce } from '../notify/announce.ts';
import { moveHeldSeats } from '../request/holding.ts';
import { bookableKind } from '../request/kinds.ts';
import type { Reservation, SeatsReservation } from '../store/reservations.ts';
import { nameLeftSessions, toBookedSeats } from './left-sessions.ts';

/**
 * Moves confirmed seats to another session, a pass to the period that begins there: to as many
 * sessions as are paid for. If there are fewer, the difference is refunded as far as a cancellation
 * would refund it. Moving is free as long as a cancellation would refund the maximum of the policy,
 * and refused after that.
 *
 * @param reservation as locked in this transaction
 * @throws Problem 'dates-unchanged', 'too-late-to-move', 'fewer-sessions', 'session-full', and
 *   those of `sessionsFor`
 */
export async function moveSeats(
  reservation: SeatsReservation,
  by: Party,
  asked: Pick<RequestedSessions, 'session' | 'startDate'>,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const kind = bookableKind(context.services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Problem('not-found');
  if (listing.deleted) throw new Problem('stay-unavailable');
  const scheduleDuration = isPass(reservation.quote) ? 'full' : 'one-time';
  const paidFor = reservation.sessions.length;
  const dates = await listing.sessionsFor(db, { ...asked, scheduleDuration, max: paidFor }, now);
  const sessions = dates.sessions.map(({ entryId, date }) => ({ entryId, date }));
  if (isSame(sessions, reservation.sessions)) throw new Problem('dates-unchanged');
  const booked = toBookedSeats(reservation);
  if (!isFreeToMove(booked, now)) throw new Problem('too-late-to-move');
  if (sessions.length < sessionsNeeded(paidFor, mayHoldFewer(booked, now))) {
    throw new Problem('fewer-sessions');
  }

  await moveHeldSeats(context, reservation, sessions);
  const { startDate, endDate, timeZone, policy } = reservation;
  const quote = quoteOfMovedPass(reservation.quote, paidFor, sessions.length);
  const refund = Math.max(0, netPaid(reservation) - quote.total);
  const to = { startDate: dates.startDate, endDate: dates.endDate };
  const agreed = listing.policyForDates(policy, dates);
  const step = await transition(context, reservation, {
    action: 'update-dates',
    by,
    set: {
      ...to,
      ...kind.moments({ ...dates, timeZone }),
      sessions,
      quote,
      total: quote.total,
      refunded: reservation.refunded + refund,
      policy: agreed,
    },
    details: {
      oldStartDate: startDate,
      oldEndDate: endDate,
      oldTotal: reservation.total,
      ...to,
      total: quote.total,
      ...(refund > 0 ? { refund } : {}),
      ...movedStart(policy, agreed),
      leftSessions: nameLeftSessions(reservation.sessions, sessions),
    },
  });
  await settleMoney(context, step.reservation);
  await returnMoney(context, { reservationId: reservation.id }, refund, quote.deposit);
  await announce(context, step.reservation, step.event, [
    { kind: 'seats-moved', to: 'host' },
    { kind: 'seats-moved-to-guest', to: 'guest' },
  ]);
  return step.reservation;
}

/** Start of the first session before and after the move. */
function movedStart(before: PolicySnapshot, after: PolicySnapshot): Record<string, string> {
  const [oldStartsAt, startsAt] = [before.uses?.[0], after.uses?.[0]];
  return oldStartsAt === undefined || startsAt === undefined ? {} : { oldStartsAt, startsAt };
}

type Keys = SeatsReservation['sessions'];

function isSame(one: Keys, other: Keys): boolean {
  const toSessionKey = ({ entryId, date }: Keys[number]) => `${date} ${entryId}`;
  return one.map(toSessionKey).sort().join() === other.map(toSessionKey).sort().join();
}
