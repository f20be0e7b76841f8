import { nextCaseState } from '#domain/resolutions.ts';
import {
  breaksPromise,
  countedSpeeds,
  keepsPromise,
  type MeasuredSpeed,
  medianSpeed,
} from '#domain/wifi-guarantee.ts';
import type { GuaranteeFigures } from '../resolution-tables.ts';
import { lockReservation } from '../store/reservations.ts';
import { listCases } from '../store/resolutions.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { openCase, takeCaseStep } from './cases.ts';

/** The speeds that a guest has measured. */
export interface Measurements {
  /** All of a reservation, in any order. */
  readonly speeds: readonly MeasuredSpeed[];
  /** The one just recorded. */
  readonly newest: MeasuredSpeed;
  /** The median of other guests at the listing within 90 days. */
  readonly others: GuaranteeFigures['others'];
}

/**
 * Sees to the guarantee after a measurement: three that are far slower than promised open a case,
 * and a good one closes it again. A case opens once a reservation, and not beside another.
 */
export async function seeToGuarantee(
  work: UnitOfWork,
  reservationId: string,
  { speeds, newest, others }: Measurements,
): Promise<void> {
  const reservation = await lockReservation(work.db, reservationId);
  const promised = reservation?.promisedMbps ?? null;
  if (reservation === null || promised === null) return;
  const cases = await listCases(work.db, reservationId);
  const ofGuarantee = cases.find(({ isGuarantee }) => isGuarantee);
  if (ofGuarantee !== undefined) {
    const isGood = newest.method === 'test' && keepsPromise(newest.mbps, promised);
    if (isGood && nextCaseState(ofGuarantee, 'measured-well') !== null) {
      await takeCaseStep(work, reservation, ofGuarantee, {
        step: 'measured-well',
        entry: { party: 'system' },
      });
    }
    return;
  }
  const counted = countedSpeeds(speeds, reservation.checkInFrom);
  if (!breaksPromise(counted, promised) || cases.some(({ state }) => state !== 'closed')) return;
  await openCase(work, reservation, {
    kind: 'wifi',
    figures: {
      promisedMbps: promised,
      medianMbps: medianSpeed(counted) ?? 0,
      measured: counted.map(({ at, mbps }) => ({ at: at.toString(), mbps })),
      others,
    },
    entry: { party: 'system' },
  });
}
