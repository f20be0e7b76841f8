import type { SessionKey } from '#domain/session-key.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { requestReservation } from './use-cases/request-reservation.ts';

/**
 * Requests seats of one session for the caller, without a message or other options.
 *
 * @returns its id, and the cents to be paid
 * @throws Problem as `requestReservation` does
 */
export async function requestSeats(
  seats: {
    readonly listingId: string;
    readonly session: SessionKey;
    readonly guests: number;
    readonly message: string;
    /** Ids of the disclaimers that the guest ticked. */
    readonly acknowledgedDisclaimers: readonly string[];
    /** Cents that the guest saw; undefined if none were shown. */
    readonly totalPrice: number | undefined;
  },
  context: SignedInContext,
): Promise<{ readonly id: string; readonly due: number }> {
  const { id, due } = await requestReservation(
    {
      ...seats,
      acknowledgedDisclaimers: [...seats.acknowledgedDisclaimers],
      rooms: 1,
      pets: 0,
      scheduleDuration: 'one-time',
    },
    context,
  );
  return { id, due };
}
