import {
  hideContactDetails,
  type MessagePart,
  showContactDetails,
} from '#domain/contact-details.ts';
import { byUnit } from '#domain/kinds.ts';
import {
  agreementVerdict,
  canSeeAmounts,
  canSeeArrivalDetails,
  canSeeCheckInCode,
  canSeeCustomerProfile,
  canSeeGuestCode,
  canSeeGuestContact,
  canSeeReservation,
  findParty,
  letterVerdict,
  RESERVATION_REQUESTS,
  type ReservationState,
  sharesContactDetails,
  verdictOn,
} from '#domain/permissions.ts';
import { refundFor } from '#domain/refunds.ts';
import { depositKeptAtLeaving, netPaid } from '#domain/reservation-money.ts';
import { isFreeToMove } from '#domain/seat-changes.ts';
import { customerProfile, personsByIds } from '#features/accounts/index.server.ts';
import { placedRefunds } from '#market/booking/index.server.ts';
import { placedInstant, placedOrNull } from '#platform/i18n/wall-time.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Actor, Services, Translator } from '#platform/server/services.ts';
import type { ReservationDetails } from '../../contract.ts';
import { shownGuestCode } from '../lifecycle/attendance.ts';
import { withPermissionState } from '../lifecycle/transition.ts';
import { shownPayout } from '../money/refunds.ts';
import { bookableKind } from '../request/kinds.ts';
import { toBookedSeats } from '../seats/left-sessions.ts';
import { type ChangeRequest, listEvents, waitingChange } from '../store/events.ts';
import { loadReservation, type Reservation, reservationsBetween } from '../store/reservations.ts';
import { hideAmounts } from './hide-amounts.ts';
import {
  loadBoardingLookup,
  loadGuestArrival,
  reservationRow,
  shownInstalments,
} from './reservation-row.ts';

/**
 * One reservation, as its reader may see it.
 *
 * @throws Problem 'not-found' for a stranger too, so that ids can't be tried out
 */
export async function showReservation(
  id: string,
  context: SignedInContext,
): Promise<ReservationDetails> {
  // Read from the primary, since the caller may have changed it a moment ago.
  const { main } = context.services.database;
  const reservation = await loadReservation(main, id);
  if (reservation === null || !canSeeReservation(reservation, context.actor)) {
    throw new Problem('not-found');
  }
  const page = await reservationPage(main, reservation, context);
  return canSeeAmounts(context.actor) ? page : hideAmounts(page);
}

interface Reader {
  readonly actor: Actor;
  readonly now: Temporal.Instant;
  readonly translate: Translator;
  readonly services: Services;
}

/**
 * A reservation with everything that its reader may know at this moment; the rest is null. Only
 * `#domain/permissions.ts` decides which is which.
 */
async function reservationPage(
  db: Queryable,
  reservation: Reservation,
  reader: Reader,
): Promise<ReservationDetails> {
  const { actor, now, translate, services } = reader;
  const { quote, policy, rooms, pets, message, refunded, timeZone } = reservation;
  const change = reservation.status === 'approved' ? await waitingChange(db, reservation.id) : null;
  const state = withPermissionState(reservation, change, now);
  const kind = bookableKind(services, reservation.kind);
  const listing = await kind.load(db, reservation.listingId);
  const net = netPaid(reservation);
  const shownPaid = reservation.paid > 0 ? net : reservation.total;
  const shown = await textsForReader(db, reservation, actor);
  const entry = kind.policyTexts(policy.effective, policy.instalments !== undefined);

  const row = await reservationRow(db, reservation, reader);
  const { boarding } = row;
  const findBoarding = await loadBoardingLookup(db, [reservation], translate);
  return {
    ...row,
    viewer: findParty(reservation, actor) ?? 'admin',
    rooms,
    pets,
    message: shown(message, reservation.guestId),
    quote: {
      ...quote,
      nights: row.nights,
      units: reservation.units,
      discount: quote.discount ?? null,
      lines: [...quote.lines],
    },
    receives: shownPayout(reservation, actor),
    groups: canSeeCustomerProfile(reservation, actor) ? [...reservation.groups] : [],
    refunded: refunded - (row.uncaptured ?? 0),
    instalments: shownInstalments(reservation, now),
    policy: {
      effective: policy.effective,
      label: translate(entry.label),
      summary: translate(actor.id === reservation.guestId ? entry.summary : entry.hostSummary),
    },
    refunds: placedRefunds(policy, { lines: quote.lines, paid: shownPaid }, timeZone),
    ...refundNow(state, reader),
    events: await timeline(db, reservation, shown),
    change:
      change === null
        ? null
        : {
            ...shownChange(change, findBoarding({ ...change, listingId: reservation.listingId })),
            instalments: shownInstalments(withChange(reservation, change), now),
          },
    may: allowed(reservation, state, reader),
    checkInLockedUntil: placedOrNull(lockedUntil(state, reader), timeZone),
    checkInFrom: boarding?.arrival.checkInFrom ?? listing?.checkInFrom ?? '',
    checkOutUntil: boarding?.leaving.checkOutUntil ?? listing?.checkOutUntil ?? '',
    zones: {
      arrival: boarding?.arrival.timeZone ?? timeZone,
      leaving: boarding?.leaving.timeZone ?? timeZone,
    },
    arrivalFrom: placedInstant(
      reservation.arrivalDetailsFrom,
      boarding?.arrival.timeZone ?? timeZone,
    ),
    arrival: canSeeArrivalDetails(reservation, actor, now)
      ? await loadGuestArrival(db, reservation)
      : null,
    checkInCode: canSeeCheckInCode(reservation, actor) ? reservation.checkInCode : null,
    guestCode: canSeeGuestCode(reservation, actor, now)
      ? shownGuestCode(reservation.id, services.config)
      : null,
    documents: {
      agreement: agreementVerdict(reservation, actor) === 'ok',
      letter: letterVerdict(reservation, actor) === 'ok',
    },
    customer: canSeeCustomerProfile(reservation, actor)
      ? await shownCustomer(db, reservation, reader)
      : null,
    paymentKind: services.payments.kind,
    seller: services.config.operator,
  };
}

/** The guest's refund if the reader cancels now: at once, and of the deposit later. */
function refundNow(
  reservation: Reservation & ReservationState,
  { actor, now }: Reader,
): Pick<ReservationDetails, 'refundNow' | 'depositLater'> {
  if (verdictOn('cancel', reservation, actor, now) !== 'ok')
    return { refundNow: 0, depositLater: 0 };
  const cancelledBy = findParty(reservation, actor) ?? 'system';
  const refund = refundFor({
    lines: reservation.quote.lines,
    paid: netPaid(reservation),
    snapshot: reservation.policy,
    now,
    cancelledBy,
  });
  const depositLater = depositKeptAtLeaving(reservation, cancelledBy, refund);
  return { refundNow: refund.amount - depositLater, depositLater };
}

async function timeline(
  db: Queryable,
  reservation: Reservation,
  shown: ShowText,
): Promise<ReservationDetails['events']> {
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

function shownChange(
  { id, startDate, endDate, difference, createdAt }: ChangeRequest,
  boarding: ReservationDetails['boarding'],
): Omit<NonNullable<ReservationDetails['change']>, 'instalments'> {
  return { id, startDate, endDate, difference, boarding, createdAt: createdAt.toString() };
}

/** A reservation with the dates and the price of a change that waits. */
function withChange(
  reservation: Reservation,
  { startDate, endDate, quote }: ChangeRequest,
): Reservation {
  return { ...reservation, startDate, endDate, quote, total: quote.total };
}

function allowed(
  reservation: Reservation,
  state: ReservationState,
  { actor, now }: Pick<Reader, 'actor' | 'now'>,
): ReservationDetails['may'] {
  const verdicts = RESERVATION_REQUESTS.map((request) => [
    request,
    verdictOn(request, state, actor, now) === 'ok',
  ]);
  const may = Object.fromEntries(verdicts) as ReservationDetails['may'];
  const isMovable = byUnit(reservation, {
    night: () => true,
    session: (seats) => isFreeToMove(toBookedSeats(seats), now),
  });
  return { ...may, updateDates: may.updateDates && isMovable };
}

/** Until when wrong codes lock out those who may otherwise check in; null without a lock. */
function lockedUntil(
  state: ReservationState,
  { actor, now }: Pick<Reader, 'actor' | 'now'>,
): Temporal.Instant | null {
  return verdictOn('checkIn', state, actor, now) === 'code-locked' ? state.codeLockedUntil : null;
}

async function shownCustomer(
  db: Queryable,
  reservation: Reservation,
  { actor, now, services }: Reader,
): Promise<ReservationDetails['customer']> {
  const profile = await customerProfile(db, reservation.guestId, reservation.hostId, now);
  if (profile === null) return null;
  // The groups that the price was computed with, not those that the guest declares today.
  const groups = [...reservation.groups];
  return {
    ...profile,
    groups,
    isIdentityOffered: services.identity !== null,
    contact: canSeeGuestContact(reservation, actor) ? profile.contact : null,
  };
}

/** Shows a text of a reservation to its reader. */
type ShowText = (text: string, writerId: string | null) => MessagePart[];

/**
 * The reader's view of a reservation's texts: their own texts complete, others' without contact
 * details until a reservation of the two is approved, as in their conversation.
 */
async function textsForReader(
  db: Queryable,
  reservation: Reservation,
  reader: Actor,
): Promise<ShowText> {
  const shared = sharesContactDetails(await reservationsBetween(db, reservation));
  return (text, writerId) =>
    shared || writerId === reader.id ? showContactDetails(text) : hideContactDetails(text);
}
