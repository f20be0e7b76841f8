import { type DateText, startOfDay } from './dates.ts';
import { offerDeadline } from './waitlist.ts';

/** Most stays to come for which one person may wait at once. */
export const MAX_NIGHT_LINES = 10;

/** Most stays that are held for one person at once. */
export const MAX_NIGHT_OFFERS = 3;
/** Offers that one person may leave unused within `UNUSED_OFFER_DAYS`, each at another home. */
export const MAX_UNUSED_OFFERS = 3;
/** Days for which an offer counts that was declined or has ended. */
export const UNUSED_OFFER_DAYS = 30;

/** Offers of nights to a person. */
export interface NightOffers {
  /** Held for them now. */
  readonly open: number;
  /** Declined or ended within the last `UNUSED_OFFER_DAYS`. */
  readonly unused: number;
  /** Those of them of the home in question. */
  readonly unusedHere: number;
}

/**
 * Whether a person may wait for nights of a home: an offer takes nights from all others without a
 * payment, so accounts that take turns could keep a home closed with offers that none of them uses.
 */
export function mayWaitForNights({ unused, unusedHere }: NightOffers): boolean {
  return unusedHere === 0 && unused < MAX_UNUSED_OFFERS;
}

/** Whether nights are offered to a person who waits for them. */
export function mayHaveNights(offers: NightOffers): boolean {
  return mayWaitForNights(offers) && offers.open < MAX_NIGHT_OFFERS;
}

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
