import type { Cents } from '#domain/money.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockForParty } from '../access.ts';
import type { Reservation } from '../store/reservations.ts';
import { withdraw } from '../withdraw.ts';

/** A guest or a host withdraws; what comes back follows the policy agreed on. */
export async function cancelReservation(
  id: string,
  context: SignedInContext,
): Promise<{ reservation: Reservation; refund: Cents }> {
  const { reservation, by } = await lockForParty(context, id, ['guest', 'host']);
  return withdraw(context, reservation, by);
}
