import type { SessionKey } from '#domain/session-key.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';

/**
 * What guests say of sessions at places, by place id; reviews stand above. A place that too few
 * have said something about is left out.
 */
export type PlaceRatings = (
  db: Queryable,
  placeIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly average: number; readonly count: number }>>;

/**
 * Makes the checkout of what a host owes for a listing, in transactions of its own; payments stand
 * above.
 *
 * @param shown cents the host was shown; undefined where nothing was
 */
export type StartHostPayment = (
  listingId: string,
  shown: number | undefined,
  context: Pick<SignedInContext, 'actor' | 'log' | 'services'>,
) => Promise<unknown>;

/**
 * Asks to reserve seats of one session for the caller, in their transaction; reservations stand above.
 *
 * @returns its id, and the cents that are to be paid
 * @throws Problem as a request does
 */
export type RequestSeats = (
  seats: {
    readonly listingId: string;
    readonly session: SessionKey;
    readonly guests: number;
    /** To the host; empty for none. */
    readonly message: string;
    /** Ids of the disclaimers that the guest ticked. */
    readonly acknowledgedDisclaimers: readonly string[];
    /** Cents that the guest was shown; undefined where nothing was. */
    readonly totalPrice: number | undefined;
  },
  context: SignedInContext,
) => Promise<{ readonly id: string; readonly due: number }>;

/**
 * Writes a notice to somebody inside the product, once a key, in the transaction of its cause;
 * notices stand above.
 */
export type WriteNotice = (
  tx: Queryable,
  notice: {
    readonly userId: string;
    readonly key: string;
    readonly kind: 'seats-offered' | 'offer-over' | 'seats-free' | 'session-moved' | 'line-over';
    readonly details: Readonly<Record<string, string | number>>;
    readonly createdAt: Temporal.Instant;
  },
) => Promise<void>;
