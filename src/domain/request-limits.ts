import { hasCome } from './instants.ts';

/** Most requests of a guest that may wait for an answer at once. */
export const MAX_PENDING_REQUESTS = 5;
/** Nights of all waiting requests together; a request that waits alone may be longer. */
export const MAX_PENDING_NIGHTS = 400;
/** Requests of one guest to one host within `HOST_WINDOW_MINUTES`. */
export const MAX_REQUESTS_TO_HOST = 10;
/** Minutes over which the requests of one guest to one host are counted. */
export const HOST_WINDOW_MINUTES = 60;
/** Hours for which a guest's cancellation of a waiting request counts. */
export const CANCELLATION_WINDOW_HOURS = 24;
/**
 * Minutes that a guest pauses after cancelling a waiting request, by how many of them they
 * cancelled within the window: none after the first, then longer each time.
 */
export const CANCELLATION_PAUSES: readonly number[] = [0, 1, 5, 30, 120, 480];
/** Number of waiting requests from which on a host sees those of a guest after all others. */
export const MANY_PENDING_REQUESTS = 3;

/** Changes of dates of one waiting request within `DATE_CHANGE_WINDOW_MINUTES`. */
export const MAX_DATE_CHANGES = 10;
/** Minutes over which the changes of dates of one waiting request are counted. */
export const DATE_CHANGE_WINDOW_MINUTES = 60;

/** A request that waits for its host. */
export interface PendingRequest {
  readonly id: string;
  readonly listingId: string;
  readonly nights: number;
}

/** The guest's requests that decide whether another one is allowed. */
export interface GuestRequests {
  readonly emailVerified: boolean;
  readonly pending: readonly PendingRequest[];
  /** When the guest cancelled waiting requests within the last `CANCELLATION_WINDOW_HOURS`. */
  readonly cancelledAt: readonly Temporal.Instant[];
  /**
   * When the guest sent requests to this host within the last `HOST_WINDOW_MINUTES`, answered or
   * not.
   */
  readonly askedHostAt: readonly Temporal.Instant[];
}

/** Why a guest may not send a request now; the names are codes of the API. */
export type RequestRefusal =
  | {
      readonly code:
        | 'email-unconfirmed'
        | 'not-requestable'
        | 'account-limited'
        | 'guest-not-verified'
        | 'too-many-pending'
        | 'too-many-pending-nights'
        | 'seats-held'
        | 'too-many-holds'
        | 'too-many-held-seats';
      readonly until: null;
    }
  | {
      readonly code: 'request-pending';
      readonly until: null;
      /** The request for the same listing that waits for its host. */
      readonly pendingId: string;
    }
  | {
      readonly code: 'request-pause' | 'hold-pause' | 'too-many-to-host';
      /** When the guest may send a request again. */
      readonly until: Temporal.Instant;
    };

/** Every code of `RequestRefusal`. */
export const REQUEST_REFUSALS = [
  'email-unconfirmed',
  'not-requestable',
  'account-limited',
  'guest-not-verified',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'too-many-to-host',
  'seats-held',
  'too-many-holds',
  'too-many-held-seats',
  'hold-pause',
] as const satisfies readonly RequestRefusal['code'][];

/**
 * Whether a guest may request a stay now: waiting requests hold their nights without a payment, so
 * no guest may block a market with them.
 *
 * @returns null for yes
 */
export function requestRefusal(
  standing: GuestRequests,
  request: { readonly listingId: string; readonly nights: number },
  now: Temporal.Instant,
): RequestRefusal | null {
  const { emailVerified, pending } = standing;
  if (!emailVerified) return { code: 'email-unconfirmed', until: null };
  const same = pending.find(({ listingId }) => listingId === request.listingId);
  if (same !== undefined) return { code: 'request-pending', until: null, pendingId: same.id };
  if (pending.length >= MAX_PENDING_REQUESTS) return { code: 'too-many-pending', until: null };
  if (hasTooManyNights(pending, request.nights)) {
    return { code: 'too-many-pending-nights', until: null };
  }
  return paceRefusal(standing, now);
}

/**
 * Whether a guest has to slow down: they cancelled waiting requests, or sent requests to one host,
 * very often.
 *
 * @returns null where they needn't
 */
export function paceRefusal(
  { cancelledAt, askedHostAt }: Pick<GuestRequests, 'cancelledAt' | 'askedHostAt'>,
  now: Temporal.Instant,
): RequestRefusal | null {
  const pause = pauseAfterCancellations(cancelledAt);
  if (pause !== null && !hasCome(pause, now)) return { code: 'request-pause', until: pause };
  const free = windowEnds(askedHostAt, MAX_REQUESTS_TO_HOST, HOST_WINDOW_MINUTES);
  if (free !== null && !hasCome(free, now)) return { code: 'too-many-to-host', until: free };
  return null;
}

/**
 * Whether a waiting request may be moved to dates of that many nights, given the others. A request
 * that waits alone may have any length of a stay.
 *
 * @param others the guest's other waiting requests
 */
export function hasTooManyNights(others: readonly PendingRequest[], nights: number): boolean {
  if (others.length === 0) return false;
  return others.reduce((sum, each) => sum + each.nights, nights) > MAX_PENDING_NIGHTS;
}

/**
 * When the dates of a waiting request may be changed again: each change applies at once and
 * notifies the host, so a guest may not flood one with them.
 *
 * @param changedAt when they were changed, in any order; older changes don't count
 * @returns null while they may be changed now
 */
export function dateChangesFrom(
  changedAt: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  const free = windowEnds(changedAt, MAX_DATE_CHANGES, DATE_CHANGE_WINDOW_MINUTES);
  return free !== null && !hasCome(free, now) ? free : null;
}

/** When a guest's pause after their latest cancellation ends; null when none counts. */
function pauseAfterCancellations(
  cancelledAt: readonly Temporal.Instant[],
): Temporal.Instant | null {
  const latest = cancelledAt.toSorted(Temporal.Instant.compare).at(-1);
  if (latest === undefined) return null;
  const step = Math.min(cancelledAt.length, CANCELLATION_PAUSES.length) - 1;
  return latest.add({ minutes: CANCELLATION_PAUSES[step] ?? 0 });
}

/** When the oldest of the moments that fill a window leaves it; null while there is room. */
function windowEnds(
  moments: readonly Temporal.Instant[],
  max: number,
  minutes: number,
): Temporal.Instant | null {
  const oldest = moments.toSorted(Temporal.Instant.compare).at(-max);
  return oldest?.add({ minutes }) ?? null;
}
