import type { DateText } from './dates.ts';
import { startOfDay } from './dates.ts';
import { offerDeadline } from './waitlist.ts';

/** Most stays to come for which one person may wait at once. */
export const MAX_NIGHT_LINES = 10;

/**
 * When an offer of nights ends, by the rule of seats: after twelve hours of the guest's day, nights
 * not counted while the arrival is more than a day off, and two hours before the day of arrival.
 *
 * @param homeZone IANA zone of the home
 * @param guestZone IANA zone of the guest
 * @returns null where it is too late for offers
 */
export function nightOfferDeadline(
  now: Temporal.Instant,
  arrival: DateText,
  { homeZone, guestZone }: { readonly homeZone: string; readonly guestZone: string },
): Temporal.Instant | null {
  return offerDeadline(now, startOfDay(arrival, homeZone), guestZone);
}
