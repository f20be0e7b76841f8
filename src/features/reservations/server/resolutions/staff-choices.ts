import { watchesMoney } from '#domain/permissions.ts';
import type { StaffRefundTerms } from '#domain/staff-refunds.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Resolutions } from '../../contract.ts';
import { findStaffRefundTerms } from '../lifecycle/cancel-reservation.ts';
import { loadReservation } from '../store/reservations.ts';
import { toResolutions } from './show-resolutions.ts';

/** The choices about a reservation that staff with the duty about money have. */
export interface StaffChoices {
  /** Null where they can't cancel it. */
  readonly refundTerms: StaffRefundTerms | null;
  /** Null where no claim and no problem is open. */
  readonly resolutions: Resolutions | null;
}

/**
 * The choices that the caller has about a reservation as staff; none for those who have no say.
 *
 * @param hasOpen whether a claim or a problem of it is open
 */
export async function loadStaffChoices(
  id: string,
  hasOpen: boolean,
  context: SignedInContext,
): Promise<StaffChoices> {
  const { main } = context.services.database;
  const reservation = watchesMoney(context.actor) ? await loadReservation(main, id) : null;
  if (reservation === null) return { refundTerms: null, resolutions: null };
  return {
    refundTerms: findStaffRefundTerms(reservation, context.now),
    resolutions: hasOpen ? await toResolutions(main, reservation, context) : null,
  };
}
