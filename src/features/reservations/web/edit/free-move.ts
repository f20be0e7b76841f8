import { stepAt } from '#features/listings/price.web.ts';
import type { ReservationDetails } from '../../contract.ts';

/**
 * Until when seats move free of charge: as long as a cancellation would give the most that the policy ever
 * gives, and nothing of it is used. Null once that is over.
 *
 * @param readAt ISO instant
 */
export function freeMove(
  { refunds, sessions }: Pick<ReservationDetails, 'refunds' | 'sessions'>,
  readAt: string,
): { readonly until: string | null } | null {
  const begins = sessions[0]?.startsAt ?? null;
  if (begins !== null && Date.parse(begins) <= Date.parse(readAt)) return null;
  const step = stepAt(refunds, readAt);
  if (step === undefined || step.rule === 'unpaid') return { until: begins };
  return step.isMost ? { until: step.until } : null;
}
