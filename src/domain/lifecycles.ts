import type { DateText } from './dates.ts';
import { KINDS } from './kinds.ts';
import { type Lifecycle, makeLifecycle } from './lifecycle-graph.ts';
import {
  answerDeadline,
  RESERVATION_STATUSES,
  type ReservationAction,
  type ReservationParty,
  type ReservationStatus,
  SEAT_HOLD_MINUTES,
} from './reservation-lifecycle.ts';
import type { ListingKind } from './vocabulary.ts';

/** Nights that a host approves; the guest pays after that. */
const NIGHTS = makeLifecycle({
  initial: 'pending',
  transitions: [
    {
      from: 'pending',
      to: 'approved',
      action: 'approve',
      by: ['host', 'system'],
      why: "The host says yes, or has done so for all guests who meet the home's condition; the guest may pay now.",
    },
    {
      from: 'pending',
      to: 'declined',
      action: 'decline',
      by: ['host'],
      ends: 'released',
      why: 'The host says no; the nights are free again.',
    },
    {
      from: 'pending',
      to: 'expired',
      action: 'expire',
      by: ['system'],
      ends: 'released',
      why: 'Nobody answered in time, or the stay would have begun.',
    },
    {
      from: 'pending',
      to: 'cancelled',
      action: 'cancel',
      by: ['guest', 'system'],
      ends: 'released',
      why: "The guest changed their mind before the host answered, or the journey doesn't go.",
    },
    {
      from: 'pending',
      to: 'pending',
      action: 'update-dates',
      by: ['guest'],
      why: 'Nothing is agreed yet, so new dates simply replace the old.',
    },
    {
      from: 'approved',
      to: 'approved',
      action: 'pay',
      by: ['guest'],
      why: 'A stay is paid once it is approved.',
    },
    {
      from: 'approved',
      to: 'approved',
      action: 'request-change',
      by: ['guest'],
      why: 'Dates were agreed, so new ones need the host; the old nights stay held.',
    },
    {
      from: 'approved',
      to: 'approved',
      action: 'accept-change',
      by: ['host'],
      why: 'The host agrees to the new dates and their price difference.',
    },
    {
      from: 'approved',
      to: 'approved',
      action: 'decline-change',
      by: ['host'],
      why: 'The host keeps to the dates that were agreed.',
    },
    {
      from: 'approved',
      to: 'cancelled',
      action: 'cancel',
      by: ['guest', 'host', 'system'],
      ends: 'released',
      why: 'A party withdraws under the policy agreed on, or the payment did not come in time.',
    },
    {
      from: 'approved',
      to: 'checked-in',
      action: 'check-in',
      by: ['guest'],
      why: 'The guest stands at the door and has the code from the host.',
    },
    {
      from: 'approved',
      to: 'no-show',
      action: 'no-show',
      by: ['system'],
      ends: 'released',
      why: 'The stay went by and nobody came.',
    },
    {
      from: 'checked-in',
      to: 'checked-in',
      action: 'pay',
      by: ['guest'],
      why: 'An instalment of a stay that is paid by the month falls due while it runs.',
    },
    {
      from: 'checked-in',
      to: 'cancelled',
      action: 'cancel',
      by: ['guest'],
      ends: 'released',
      why: 'The guest leaves early; the policy agreed on says what comes back of the unused nights.',
    },
    {
      from: 'checked-in',
      to: 'completed',
      action: 'complete',
      by: ['system'],
      ends: 'used',
      why: 'The check-out date is over; both sides may review.',
    },
  ],
});

/** A host changes the timetable, whatever the state of the booked seats. */
const RESCHEDULED = (['pending', 'approved', 'checked-in'] as const).map((status) => ({
  from: status,
  to: status,
  action: 'reschedule' as const,
  by: ['system'] as const,
  why: 'Sessions take place at other times or elsewhere, or some of several are called off.',
}));

/** Seats that are paid when they are booked, without the host's approval. */
const SEATS = makeLifecycle({
  initial: 'pending',
  transitions: [
    {
      from: 'pending',
      to: 'pending',
      action: 'pay',
      by: ['guest'],
      why: 'Seats are held for as long as a checkout takes.',
    },
    {
      from: 'pending',
      to: 'approved',
      action: 'confirm',
      by: ['system'],
      why: "The money came, or nothing is due; a session needs no host's answer.",
    },
    {
      from: 'pending',
      to: 'expired',
      action: 'expire',
      by: ['system'],
      ends: 'released',
      why: 'Nobody paid while the seats were held.',
    },
    {
      from: 'pending',
      to: 'cancelled',
      action: 'cancel',
      by: ['guest', 'system'],
      ends: 'released',
      why: 'The guest changed their mind before paying, or the session was called off.',
    },
    {
      from: 'expired',
      to: 'approved',
      action: 'confirm',
      by: ['system'],
      revives: true,
      why: 'The money came after the hold, and the seats were free to be held again.',
    },
    ...RESCHEDULED,
    {
      from: 'approved',
      to: 'cancelled',
      action: 'cancel',
      by: ['guest', 'host', 'system'],
      ends: 'released',
      why: 'A party withdraws under the policy agreed on.',
    },
    {
      from: 'approved',
      to: 'approved',
      action: 'update-dates',
      by: ['guest'],
      why: 'Another session is as good to the host; who moves late loses as much as who cancels.',
    },
    {
      from: 'approved',
      to: 'checked-in',
      action: 'check-in',
      by: ['guest', 'host'],
      why: "The guest has come: either has the other's code.",
    },
    {
      from: 'approved',
      to: 'no-show',
      action: 'no-show',
      by: ['system'],
      ends: 'released',
      why: 'The session went by and the guest never came.',
    },
    {
      from: 'checked-in',
      to: 'cancelled',
      action: 'cancel',
      by: ['system'],
      ends: 'released',
      why: 'The host called off what the guest had come for.',
    },
    {
      from: 'checked-in',
      to: 'completed',
      action: 'complete',
      by: ['system'],
      ends: 'used',
      why: 'The last session is over; both sides may review.',
    },
  ],
});

/** The lifecycle of each kind of reservation. */
export const LIFECYCLES: Readonly<Record<ListingKind, Lifecycle>> = {
  stay: NIGHTS,
  itinerant: NIGHTS,
  experience: SEATS,
};

/** Statuses of a reservation of any kind that can still change. */
export const OPEN_STATUSES: readonly ReservationStatus[] = RESERVATION_STATUSES.filter((status) =>
  Object.values(LIFECYCLES).some(
    ({ statuses, terminal }) => statuses.includes(status) && !terminal.includes(status),
  ),
);

/** Whether a reservation has ended before its time, so that its price isn't what was earned by it. */
export function hasEndedEarly(status: ReservationStatus): boolean {
  return status !== 'completed' && !OPEN_STATUSES.includes(status);
}

/**
 * The status after `action` by `by`, the same status for an action that does not change it, or null
 * when it is not allowed.
 */
export function nextStatus(
  kind: ListingKind,
  status: ReservationStatus,
  action: ReservationAction,
  by: ReservationParty,
): ReservationStatus | null {
  const way = LIFECYCLES[kind].transitions.find(
    (each) => each.from === status && each.action === action,
  );
  return way?.by.includes(by) ? way.to : null;
}

/** Whether a reservation with this ending can be revived: its payment may still arrive. */
export function canRevive(kind: ListingKind, status: ReservationStatus): boolean {
  return LIFECYCLES[kind].transitions.some(({ from, revives }) => from === status && revives);
}

/** When a new request releases its capacity: the host's deadline, or the payment's. */
export function requestDeadline(
  kind: ListingKind,
  askedAt: Temporal.Instant,
  place: { readonly startDate: DateText; readonly timeZone: string },
): Temporal.Instant {
  return KINDS[kind].payment === 'on-booking'
    ? askedAt.add({ minutes: SEAT_HOLD_MINUTES })
    : answerDeadline(askedAt, place);
}

/** Whether a party may take an action in any status at all. */
export function isPartyTo(
  kind: ListingKind,
  action: ReservationAction,
  party: ReservationParty,
): boolean {
  return LIFECYCLES[kind].transitions.some(
    (each) => each.action === action && each.by.includes(party),
  );
}
