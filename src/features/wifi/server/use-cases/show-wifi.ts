import { verdictOnMeasuring } from '#domain/wifi-measuring.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { StayWifi } from '../../contract.ts';
import { listSpeeds, loadMeasured } from '../store/measurements.ts';

/**
 * The speeds that a guest recorded during a reservation.
 *
 * @throws Problem 'not-found' for a stranger, so that ids can't be tried out; 'forbidden' for its
 *   host, who sees the result of all guests and not those of one
 */
export async function showWifi(
  id: string,
  { services, actor, now }: SignedInContext,
): Promise<StayWifi> {
  // Read from the primary, since the caller may have recorded one a moment ago.
  const { main } = services.database;
  const reservation = await loadMeasured(main, id);
  if (reservation === null) throw new Problem('not-found');
  const verdict = verdictOnMeasuring(reservation, actor, now);
  if (verdict === 'not-found' || verdict === 'forbidden') throw new Problem(verdict);
  return {
    reservationId: id,
    mayMeasure: verdict === 'ok',
    speeds: await listSpeeds(main, id),
  };
}
