import type { DateRange } from '#domain/dates.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Party } from '../access.ts';
import { announce } from '../announce.ts';
import { reserveOtherNights, toNightRange } from '../holding.ts';
import { reprice } from '../reprice.ts';
import { insertChange } from '../store/changes.ts';
import {
  blockListingDeletion,
  type NightsReservation,
  type Reservation,
} from '../store/reservations.ts';
import { transition } from '../transition.ts';

/**
 * Asks the host of an approved stay for other dates. Old and new nights are both held until the
 * answer, so that accepting can't fail and declining loses nothing.
 *
 * @param reservation as locked in this transaction, with no change waiting
 */
export async function requestChange(
  reservation: NightsReservation,
  by: Party,
  dates: DateRange,
  context: SignedInContext,
): Promise<Reservation> {
  const { db, now } = context;
  const held = toNightRange(reservation);
  const to = { startDate: dates.start, endDate: dates.end };
  // So that its host changes nothing of it meanwhile.
  await blockListingDeletion(db, reservation.listingId);
  const { listing, groups, quote } = await reprice(context, reservation, to);
  const asked = { ...to, units: reservation.units, held };
  await listing.refuseFull?.(db, asked, now, context.translate);
  await reserveOtherNights(db, listing, reservation, dates);
  const difference = quote.total - reservation.total;
  await insertChange(db, {
    reservationId: reservation.id,
    ...to,
    groups,
    quote,
    difference,
    createdAt: now,
  });
  const step = await transition(context, reservation, {
    action: 'request-change',
    by,
    details: { oldStartDate: held.start, oldEndDate: held.end, ...to, difference },
  });
  await announce(context, step.reservation, step.event, [{ kind: 'change-requested', to: 'host' }]);
  return step.reservation;
}
