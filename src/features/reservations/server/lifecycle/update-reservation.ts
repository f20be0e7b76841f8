import { keepCompensation } from '#domain/compensation.ts';
import { type DateRange, isSameRange, nightsBetween, todayIn } from '#domain/dates.ts';
import { paidMonthly } from '#domain/instalments.ts';
import { byUnit, hasSessions } from '#domain/kinds.ts';
import type { Quote } from '#domain/quote.ts';
import type { PolicySnapshot } from '#domain/refunds.ts';
import { nightPeriods } from '#domain/release-schedule.ts';
import { answerDeadline, payDeadline } from '#domain/reservation-lifecycle.ts';
import type { ReservationMoments } from '#domain/reservation-moments.ts';
import { netPaid } from '#domain/reservation-money.ts';
import type { SessionKey } from '#domain/session-key.ts';
import type { GuestGroup } from '#domain/vocabulary.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { type BookedDates, type NightsListing, nightZones } from '#market/booking/index.server.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { ReservationRow, updateReservation as updateRoute } from '../../contract.ts';
import { amountDue, paidAtFor, postDeposit, returnMoney } from '../money/refunds.ts';
import { settleMoney } from '../money/releases.ts';
import { announce } from '../notify/announce.ts';
import {
  moveHeldNights,
  releaseBeside,
  releaseChange,
  reserveOtherNights,
  toNightRange,
} from '../request/holding.ts';
import { bookableKind } from '../request/kinds.ts';
import {
  checkDateChanges,
  checkPayable,
  checkPendingNights,
  requireOpenToRequests,
} from '../request/request-rule.ts';
import { moveSeats } from '../seats/move-seats.ts';
import { reservationRow } from '../show/reservation-row.ts';
import { closeChange, insertChange } from '../store/events.ts';
import {
  blockListingDeletion,
  loadReservation,
  type NightsReservation,
  type Reservation,
} from '../store/reservations.ts';
import { approveReservation, declineReservation } from './answer-reservation.ts';
import { checkIn } from './attendance.ts';
import { lockToAct, type Party, transition } from './transition.ts';

type UpdateReservationBody = RouteInput<typeof updateRoute>['body'];

/** One endpoint for several steps (spec 1 §7): a code checks in, a status selects the action. */
export async function updateReservation(
  id: string,
  body: UpdateReservationBody,
  context: SignedInContext,
): Promise<ReservationRow> {
  return reservationRow(context.db, await step(id, body, context), context);
}

function step(
  id: string,
  body: UpdateReservationBody,
  context: SignedInContext,
): Promise<Reservation> {
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

/** A reservation of nights on other dates. */
interface Repriced {
  readonly listing: NightsListing;
  readonly groups: GuestGroup[];
  readonly quote: Quote;
  readonly policy: PolicySnapshot;
  readonly moments: ReservationMoments;
}

/**
 * The price of a reservation on other dates, at today's prices and with the groups that the guest
 * declares today, and its policy and deadlines there.
 *
 * @throws Problem for dates that the listing doesn't accept
 */
async function reprice(
  { db, now, translate, services }: SignedInContext,
  reservation: NightsReservation,
  dates: BookedDates,
): Promise<Repriced> {
  const kind = bookableKind(services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Problem('not-found');
  const groups = await groupsOf(db, reservation.guestId);
  const { guests, rooms, pets, units, timeZone } = reservation;
  const agreed = toNightRange(reservation);
  const request = { ...dates, guests, rooms, pets, units, groups, agreed };
  const quote = keepCompensation(
    checkPayable(listing.quote(request, now, translate), translate),
    reservation.quote,
    nightPeriods(dates).map(({ nights }) => nights),
  );
  return {
    listing,
    groups,
    quote,
    policy: policyForNights(listing, reservation, dates, quote),
    moments: kind.moments({ ...dates, timeZone, zones: nightZones(listing, dates) }),
  };
}

/** The agreed policy for other nights; of a stay that is paid by the month, with new instalments. */
function policyForNights(
  listing: NightsListing,
  { policy, timeZone }: Pick<NightsReservation, 'policy' | 'timeZone'>,
  dates: BookedDates,
  quote: Quote,
): PolicySnapshot {
  const { leaveFreelyUntil } = policy;
  const made = listing.policyForDates(policy, dates);
  // A guest who may leave freely because of a problem still may.
  const agreed = leaveFreelyUntil === undefined ? made : { ...made, leaveFreelyUntil };
  return policy.instalments === undefined
    ? agreed
    : paidMonthly(agreed, quote, { ...dates, timeZone });
}

/**
 * Asks the host of an approved stay for other dates. Old and new nights are both held until the
 * answer, so that accepting can't fail and declining loses nothing.
 *
 * @param reservation as locked in this transaction, with no change waiting
 */
async function requestChange(
  reservation: NightsReservation,
  by: Party,
  dates: DateRange,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const held = toNightRange(reservation);
  const to = { startDate: dates.start, endDate: dates.end };
  // So that its host changes nothing of it meanwhile.
  await blockListingDeletion(db, reservation.listingId);
  const { listing, groups, quote } = await reprice(context, reservation, to);
  const asked = { ...to, units: reservation.units, held };
  await listing.refuseFull?.(db, asked, now, context.translate);
  await reserveOtherNights(db, listing, reservation, dates);
  const difference = quote.total - reservation.total;
  await insertChange(db, {
    reservationId: reservation.id,
    ...to,
    groups,
    quote,
    difference,
    createdAt: now,
  });
  const step = await transition(context, reservation, {
    action: 'request-change',
    by,
    details: { oldStartDate: held.start, oldEndDate: held.end, ...to, difference },
  });
  await announce(context, step.reservation, step.event, [{ kind: 'change-requested', to: 'host' }]);
  return step.reservation;
}

/**
 * The host accepts other dates. Nights no longer needed are released; total and policy follow the
 * dates, but the policy counts from the original booking date. An overpayment is refunded; an
 * amount still due is requested, and until it is paid check-in and arrival details stay closed.
 *
 * @throws Problem 'no-change-pending', or 'date-past' when the new dates have begun meanwhile
 */
async function acceptChange(id: string, context: SignedInContext): Promise<Reservation> {
  const { db, now } = context;
  const { reservation, by, change } = await lockToAct(context, id, 'answerChange');
  if (change === null || hasSessions(reservation)) throw new Problem('no-change-pending');
  const { startDate, endDate, groups } = change;
  if (startDate < todayIn(now, reservation.timeZone)) throw new Problem('date-past');
  const kind = bookableKind(context.services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  if (listing === null) throw new Problem('not-found');

  const held = toNightRange(reservation);
  const { payBy, timeZone } = reservation;
  const dates = { startDate, endDate };
  // A problem may have lowered the price since the guest asked.
  const quote = keepCompensation(
    change.quote,
    reservation.quote,
    nightPeriods(dates).map(({ nights }) => nights),
  );
  const difference = quote.total - reservation.total;
  await releaseBeside(context, reservation, toNightRange(change));
  const surplus = Math.max(0, netPaid(reservation) - quote.total);
  const policy = policyForNights(listing, reservation, dates, quote);
  const after = {
    ...reservation,
    total: quote.total,
    refunded: reservation.refunded + surplus,
    policy,
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
      policy,
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
      difference,
      total: quote.total,
      refund: surplus,
      due: amountDue(after, now),
    },
  });
  await settleMoney(context, step.reservation);
  if (surplus === 0) await postDeposit(context, step.reservation, change.id);
  await returnMoney(context, { reservationId: id }, surplus, quote.deposit);
  await closeChange(db, change.id, 'accepted', now);
  await announce(context, step.reservation, step.event, [{ kind: 'change-accepted', to: 'guest' }]);
  return step.reservation;
}

/** The host declines the other dates. */
async function declineChange(id: string, context: SignedInContext): Promise<Reservation> {
  const { reservation, by, change } = await lockToAct(context, id, 'answerChange');
  if (change === null) throw new Problem('no-change-pending');
  const step = await transition(context, reservation, {
    action: 'decline-change',
    by,
    details: { startDate: change.startDate, endDate: change.endDate },
  });
  await releaseChange(context, reservation, change, 'declined');
  await announce(context, step.reservation, step.event, [{ kind: 'change-declined', to: 'guest' }]);
  return step.reservation;
}

/**
 * The guest wants other dates: at once while the host hasn't answered, as a request to the host
 * once the stay is approved (spec 1 §4.3). Seats move to the session of that day.
 *
 * @param session of a day with several sessions
 * @throws Problem 'dates-unchanged'; of a waiting request 'too-many-date-changes', and
 *   'too-many-pending-nights' beside what else of the guest waits
 */
async function updateDates(
  id: string,
  dates: DateRange,
  session: SessionKey | null,
  context: SignedInContext,
): Promise<Reservation> {
  const { db } = context;
  const known = await loadReservation(db, id);
  // For seats, before the reservation: its host locks the listing, then the bookings of its
  // sessions.
  if (known !== null) {
    await byUnit(known, {
      night: () => Promise.resolve(),
      session: async ({ listingId }) => {
        await blockListingDeletion(db, listingId);
      },
    });
  }
  const { reservation, by } = await lockToAct(context, id, 'updateDates');
  return byUnit<Reservation, Promise<Reservation>>(reservation, {
    night: (nights) => updateNights(nights, by, dates, context),
    session: (seats) => moveSeats(seats, by, { session, startDate: dates.start }, context),
  });
}

async function updateNights(
  reservation: NightsReservation,
  by: Party,
  dates: DateRange,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  if (isSameRange(dates, { start: reservation.startDate, end: reservation.endDate })) {
    throw new Problem('dates-unchanged');
  }
  if (reservation.status === 'approved') {
    return requestChange(reservation, by, dates, context);
  }
  await checkDateChanges(context, reservation.id);
  const to = { startDate: dates.start, endDate: dates.end };
  // Holds the guest, which comes before the listing (see `lockUser`).
  await checkPendingNights(context, reservation, nightsBetween(dates.start, dates.end));
  // So that its host changes nothing of it meanwhile.
  await blockListingDeletion(db, reservation.listingId);
  await requireOpenToRequests(context, reservation);
  const { listing, groups, quote, policy, moments } = await reprice(context, reservation, to);
  const asked = { ...to, units: reservation.units, held: toNightRange(reservation) };
  await listing.refuseFull?.(db, asked, now, context.translate);
  await moveHeldNights(context, listing, reservation, dates);
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
