import { todayIn } from '#domain/dates.ts';
import { MEASURED_DAYS, verdictOnMeasuring } from '#domain/wifi-measuring.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { recordWifi as contract, StayWifi } from '../../contract.ts';
import { refreshKnownWifi } from '../store/known-wifi.ts';
import { countOtherDays, listSpeeds, lockMeasured, recordSpeed } from '../store/measurements.ts';

/**
 * Records today's wifi speed where a guest stays, and recomputes the listing's speed.
 *
 * @throws Problem with the code of the verdict; 'wifi-days-used'
 */
export async function recordWifi(
  id: string,
  { mbps, method }: RouteInput<typeof contract>['body'],
  { db, actor, now }: SignedInContext,
): Promise<StayWifi> {
  const reservation = await lockMeasured(db, id);
  if (reservation === null) throw new Problem('not-found');
  const verdict = verdictOnMeasuring(reservation, actor, now);
  if (verdict !== 'ok') throw new Problem(verdict);
  const day = todayIn(now, reservation.timeZone);
  if ((await countOtherDays(db, id, day)) >= MEASURED_DAYS) throw new Problem('wifi-days-used');
  await recordSpeed(db, reservation, { day, mbps, method }, now);
  await refreshKnownWifi(db, [reservation.listingId], todayIn(now, 'UTC'));
  return { reservationId: id, mayMeasure: true, speeds: await listSpeeds(db, id) };
}
