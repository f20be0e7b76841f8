import type { ReservationRow } from '../../contract.ts';

/** Statuses in which the agreed price is no longer what the host receives. */
export const ENDED_EARLY: ReadonlySet<ReservationRow['status']> = new Set([
  'declined',
  'expired',
  'cancelled',
  'no-show',
]);
