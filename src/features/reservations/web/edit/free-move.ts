import { stepAt } from '#market/booking/index.web.ts';
import type { ReservationDetails } from '../../contract.ts';

interface FreeMove {
  readonly until: string | null;
  /** Whether a pass may move to fewer sessions: while a cancellation would return all of them. */
  readonly mayHoldFewer: boolean;
}

/**
 * Until when seats move free of charge: as long as a cancellation would refund the maximum of the
 * policy, and none of them is used. Null once that is over.
 *
 * @param readAt ISO instant
 */
export function freeMove(
  { refunds, sessions }: Pick<ReservationDetails, 'refunds' | 'sessions'>,
  readAt: string,
): FreeMove | null {
  const begins = sessions[0]?.startsAt ?? null;
  if (begins !== null && Date.parse(begins) <= Date.parse(readAt)) return null;
  const step = stepAt(refunds, readAt);
  if (step === undefined || step.rule === 'unpaid') {
    return { until: begins, mayHoldFewer: true };
  }
  return step.isMost ? { until: step.until, mayHoldFewer: step.percent === 100 } : null;
}
