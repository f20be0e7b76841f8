import type { Cents } from '#domain/money.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { lockToAct } from '../access.ts';
import type { Reservation } from '../store/reservations.ts';
import { withdraw } from '../withdraw.ts';

/**
 * A guest or a host cancels, or a guest who has checked in leaves early; the refund follows the
 * policy agreed on.
 *
 * @throws Problem 'status-conflict' when that party can't cancel it any more
 */
export async function cancelReservation(
  id: string,
  context: SignedInContext,
): Promise<{ reservation: Reservation; refund: Cents }> {
  const { reservation, by } = await lockToAct(context, id, 'cancel');
  return withdraw(context, reservation, by);
}
