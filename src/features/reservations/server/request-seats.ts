import type { SessionKey } from '#domain/session-key.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { BookableKinds } from './kinds.ts';
import { requestReservation } from './use-cases/request-reservation.ts';

/**
 * Asks to reserve seats of one session for the caller, as a request without any wish does.
 *
 * @returns the id of the reservation
 * @throws Problem as `requestReservation` does
 */
export async function requestSeats(
  seats: {
    readonly listingId: string;
    readonly session: SessionKey;
    readonly guests: number;
    /** Ids of the disclaimers that the guest ticked. */
    readonly acknowledgedDisclaimers: readonly string[];
  },
  context: SignedInContext,
  kinds: BookableKinds,
): Promise<string> {
  const { id } = await requestReservation(
    {
      ...seats,
      acknowledgedDisclaimers: [...seats.acknowledgedDisclaimers],
      rooms: 1,
      pets: 0,
      message: '',
      scheduleDuration: 'one-time',
    },
    context,
    kinds,
  );
  return id;
}
