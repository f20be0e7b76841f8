import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Services } from '#platform/server/services.ts';

/**
 * Ratings by guests of sessions at places, by place id; reviews are in a higher layer. Places with
 * too few ratings are left out.
 */
export type PlaceRatings = (
  db: Queryable,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>>;

/**
 * Creates the checkout of the amount that a host owes for a listing, in transactions of its own;
 * payments are in a higher layer.
 *
 * @param shown cents the host was shown; undefined where nothing was
 */
export type StartHostPayment = (
  listingId: string,
  shown: number | undefined,
  context: Pick<SignedInContext, 'actor' | 'log' | 'services'>,
) => Promise<unknown>;

/**
 * Requests to reserve seats of one session for the caller, in their transaction; reservations are
 * in a higher layer.
 *
 * @returns its id, and the amount to pay in cents
 * @throws Problem as a request does
 */
export type RequestSeats = (
  seats: {
    readonly listingId: string;
    readonly session: SessionKey;
    readonly guests: number;
    /** Message to the host; empty for none. */
    readonly message: string;
    /** Ids of the disclaimers that the guest ticked. */
    readonly acknowledgedDisclaimers: readonly string[];
    /** Cents that the guest was shown; undefined without them. */
    readonly totalPrice: number | undefined;
  },
  context: SignedInContext,
) => Promise<{ readonly id: string; readonly due: number }>;

/**
 * Writes an in-app notification to a user, once for each key, in the transaction of its cause;
 * notifications are in a higher layer.
 */
export type WriteNotice = (
  tx: Queryable,
  services: Pick<Services, 'jobs' | 'translator'>,
  notice: {
    readonly userId: string;
    readonly key: string;
    readonly kind: 'seats-offered' | 'offer-over' | 'seats-free' | 'session-moved' | 'line-over';
    readonly details: Readonly<Record<string, string | number>>;
    readonly createdAt: Temporal.Instant;
  },
) => Promise<void>;
