import { hasCome } from './instants.ts';
import { type GuestRequests, paceRefusal, type RequestRefusal } from './request-limits.ts';
import type { SessionKey } from './session-key.ts';

/** Most reservations that hold seats for a guest who hasn't paid yet, at once. */
export const MAX_SEAT_HOLDS = 3;
/** Seats of all of them together. */
export const MAX_HELD_SEATS = 20;
/** Hours for which seats that weren't paid in time count. */
export const RUN_OUT_WINDOW_HOURS = 24;
/** Minutes of pause after seats of a listing that weren't paid in time, by how often that was. */
export const HOLD_PAUSES: readonly number[] = [1, 5, 30];

/** Seats that are held for a guest until they are paid. */
export interface SeatHold {
  readonly listingId: string;
  readonly sessions: readonly SessionKey[];
  readonly seats: number;
}

/** The guest's holds that decide whether seats may be held for them. */
export interface GuestHolds extends Omit<GuestRequests, 'pending'> {
  readonly holds: readonly SeatHold[];
  /** When holds of this listing ran out within the last `RUN_OUT_WINDOW_HOURS`. */
  readonly ranOutAt: readonly Temporal.Instant[];
}

/**
 * Whether seats may be held for a guest now: a hold costs nothing, so no guest may withhold seats
 * from others with them. Paid seats don't count, of however many sessions. The request's `seats` are
 * those that are to be paid for; 0 for free ones.
 *
 * @returns null for yes
 */
export function seatHoldRefusal(
  { holds, ranOutAt, ...standing }: GuestHolds,
  requested: SeatHold,
  now: Temporal.Instant,
): RequestRefusal | null {
  if (!standing.emailVerified) return { code: 'email-unconfirmed', until: null };
  if (holds.some((hold) => sharesSession(hold, requested)))
    return { code: 'seats-held', until: null };
  if (holds.length >= MAX_SEAT_HOLDS) return { code: 'too-many-holds', until: null };
  const seats = holds.reduce((sum, hold) => sum + hold.seats, requested.seats);
  if (requested.seats > 0 && seats > MAX_HELD_SEATS) {
    return { code: 'too-many-held-seats', until: null };
  }
  const pause = pauseAfterRunOuts(ranOutAt);
  if (pause !== null && !hasCome(pause, now)) return { code: 'hold-pause', until: pause };
  return paceRefusal(standing, now);
}

function sharesSession(one: SeatHold, other: SeatHold): boolean {
  return (
    one.listingId === other.listingId &&
    one.sessions.some(({ entryId, date }) =>
      other.sessions.some((each) => each.entryId === entryId && each.date === date),
    )
  );
}

/** When a guest's pause after the last expired hold ends; null where none expired. */
function pauseAfterRunOuts(ranOutAt: readonly Temporal.Instant[]): Temporal.Instant | null {
  const latest = ranOutAt.toSorted(Temporal.Instant.compare).at(-1);
  const step = Math.min(ranOutAt.length, HOLD_PAUSES.length) - 1;
  return latest?.add({ minutes: HOLD_PAUSES[step] ?? 0 }) ?? null;
}
