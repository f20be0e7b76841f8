import { refundFor, refundTimeline } from '#domain/cancellation.ts';
import {
  canAnswerChange,
  canApprove,
  canCancel,
  canCheckIn,
  canDecline,
  canPay,
  canSeeArrivalDetails,
  canSeeCheckInCode,
  canSeeCustomerProfile,
  canSeeGuestContact,
  canUpdateDates,
} from '#domain/permissions.ts';
import { customerProfile, personsByIds } from '#features/accounts/index.server.ts';
import { CANCELLATION_POLICY_ENTRIES } from '#features/catalogues/index.server.ts';
import { loadArrival, loadStayForBooking } from '#features/stays/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import type { ReservationPage } from '../contract.ts';
import { partyOf } from './access.ts';
import { amountDue, netPaid } from './balance.ts';
import { arrivalDetailsFrom, hasCome } from './deadlines.ts';
import { reservationRow } from './reservation-row.ts';
import { type ShowWords, wordsFor } from './shown-words.ts';
import { type ChangeRequest, waitingChange } from './store/changes.ts';
import { listEvents } from './store/events.ts';
import type { Reservation } from './store/reservations.ts';

interface Reader {
  readonly actor: Actor;
  readonly now: Temporal.Instant;
  readonly translate: Translator;
  readonly services: Services;
}

/**
 * A reservation with everything that its reader may know at this moment, and null in place of
 * what they may not. Which is which only `#domain/permissions.ts` decides.
 */
export async function reservationPage(
  db: Queryable,
  reservation: Reservation,
  reader: Reader,
): Promise<ReservationPage> {
  const { actor, now, translate, services } = reader;
  const { quote, policy, rooms, pets, message, refunded } = reservation;
  const change = reservation.status === 'approved' ? await waitingChange(db, reservation.id) : null;
  const stay = await loadStayForBooking(db, reservation.listingId);
  const net = netPaid(reservation);
  const shownPaid = reservation.paid > 0 ? net : reservation.total;
  const shown = await wordsFor(db, reservation, actor);
  const entry = CANCELLATION_POLICY_ENTRIES[policy.effective];

  return {
    ...(await reservationRow(db, reservation, translate)),
    viewer: partyOf(reservation, actor)?.party ?? 'admin',
    rooms,
    pets,
    message: shown(message, reservation.guestId),
    quote: { ...quote, lines: [...quote.lines] },
    groups: canSeeCustomerProfile(reservation, actor) ? [...reservation.groups] : [],
    refunded,
    policy: {
      effective: policy.effective,
      label: translate(entry.label),
      summary: translate(actor.id === reservation.guestId ? entry.summary : entry.hostSummary),
    },
    refunds: refundTimeline(policy, { lines: quote.lines, paid: shownPaid }),
    refundNow: refundNow(reservation, reader),
    events: await timeline(db, reservation, shown),
    change: change === null ? null : shownChange(change),
    may: allowed(reservation, change, reader),
    checkInLockedUntil: lockedUntil(reservation, reader)?.toString() ?? null,
    checkInFrom: stay?.checkInFrom ?? '',
    checkOutUntil: stay?.checkOutUntil ?? '',
    arrivalFrom: arrivalDetailsFrom(reservation).toString(),
    arrival: canSeeArrivalDetails(reservation, actor, now)
      ? await loadArrival(db, reservation.listingId)
      : null,
    checkInCode: canSeeCheckInCode(reservation, actor) ? reservation.checkInCode : null,
    customer: canSeeCustomerProfile(reservation, actor)
      ? await shownCustomer(db, reservation, reader)
      : null,
    paymentKind: services.payments.kind,
  };
}

function refundNow(reservation: Reservation, { actor, now }: Reader): number {
  if (!canCancel(reservation, actor, now)) return 0;
  const { amount } = refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now,
    cancelledBy: partyOf(reservation, actor)?.party ?? 'system',
  });
  return amount;
}

async function timeline(
  db: Queryable,
  reservation: Reservation,
  shown: ShowWords,
): Promise<ReservationPage['events']> {
  const events = await listEvents(db, reservation.id);
  const persons = await personsByIds(
    db,
    events.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  );
  return events.map(({ at, party, actorId, action, fromStatus, toStatus, reason, details }) => ({
    at: at.toString(),
    party,
    actorName: actorId === null ? null : (persons.get(actorId)?.name ?? null),
    action,
    fromStatus,
    toStatus,
    reason: reason === null ? null : shown(reason, actorId),
    details,
  }));
}

function shownChange(change: ChangeRequest): NonNullable<ReservationPage['change']> {
  const { id, startDate, endDate, difference, createdAt } = change;
  return { id, startDate, endDate, difference, createdAt: createdAt.toString() };
}

function allowed(
  reservation: Reservation,
  change: ChangeRequest | null,
  { actor, now }: Reader,
): ReservationPage['may'] {
  const { answerBy, payBy, status } = reservation;
  const inTime = status !== 'pending' || !hasCome(answerBy, now);
  return {
    approve: canApprove(reservation, actor) && inTime,
    decline: canDecline(reservation, actor) && inTime,
    cancel: canCancel(reservation, actor, now),
    updateDates: canUpdateDates(reservation, actor) && inTime && change === null,
    checkIn:
      canCheckIn(reservation, actor, now) && lockedUntil(reservation, { actor, now }) === null,
    pay:
      canPay(reservation, actor) &&
      amountDue(reservation) > 0 &&
      (payBy === null || !hasCome(payBy, now)),
    answerChange: canAnswerChange(reservation, actor) && change !== null,
  };
}

/** Until when wrong codes keep a guest out who may otherwise check in; null without a lock. */
function lockedUntil(
  reservation: Reservation,
  { actor, now }: Pick<Reader, 'actor' | 'now'>,
): Temporal.Instant | null {
  const until = reservation.codeLockedUntil;
  if (until === null || hasCome(until, now) || !canCheckIn(reservation, actor, now)) return null;
  return until;
}

async function shownCustomer(
  db: Queryable,
  reservation: Reservation,
  { actor, now }: Reader,
): Promise<ReservationPage['customer']> {
  const profile = await customerProfile(db, reservation.guestId, now);
  if (profile === null) return null;
  // What the price was made of, not what the guest declares today.
  const groups = [...reservation.groups];
  return {
    ...profile,
    groups,
    contact: canSeeGuestContact(reservation, actor) ? profile.contact : null,
  };
}
