import { restsAtNight } from '#domain/waitlist.ts';
import type { WaitlistPlace } from '#features/experiences/contract.ts';
import { placedOrNull } from '#platform/i18n/wall-time.ts';
import type { WaitlistPlaceRow } from '../store/waitlist-views.ts';

/** A guest's view of their place in a waitlist. */
export function shownPlace(
  { entryId, date, state, seats, ahead, offerUntil, startsAt, timeZone }: WaitlistPlaceRow,
  now: Temporal.Instant,
): WaitlistPlace {
  return {
    entryId,
    date,
    state,
    seats,
    ahead,
    offerUntil: placedOrNull(offerUntil, timeZone),
    restsAtNight: restsAtNight(startsAt, now),
  };
}
