import { verdictOnMeasuring } from '#domain/wifi-measuring.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { StayWifi } from '../../contract.ts';
import { listSpeeds, loadMeasured } from '../store/measurements.ts';

/**
 * What a guest recorded during a reservation.
 *
 * @throws Problem 'not-found' for a stranger, so that ids can't be tried out; 'forbidden' for its
 * host, who learns what all guests measured and not what one did
 */
export async function showWifi(
  id: string,
  { services, actor, now }: SignedInContext,
): Promise<StayWifi> {
  // Read where it was written, since whoever looks may have recorded one a moment ago.
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
