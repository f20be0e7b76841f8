import type { DateText } from '#domain/dates.ts';
import type { Cents } from '#domain/money.ts';
import { priceSeats } from '#domain/seat-pricing.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { loadOffers } from '../store/booking.ts';
import { countFreeSessions } from '../store/sessions.ts';

/** Price and free sessions of some days at one experience. */
export interface SeatsForDates {
  /** Price of one session for all guests, all in. */
  readonly amount: Cents;
  /** Sessions of these days that have seats for all guests. */
  readonly sessions: number;
}

/**
 * Price of a session at each of several experiences, and the number of sessions with free seats on
 * some days, the last one not among them. A listing of another kind is missing.
 */
export async function seatsForDates(
  db: Queryable,
  listingIds: readonly string[],
  dates: {
    readonly startDate: DateText;
    readonly endDate: DateText;
    readonly guests: number;
    readonly now: Temporal.Instant;
  },
): Promise<ReadonlyMap<string, SeatsForDates>> {
  const offers = await loadOffers(db, listingIds);
  const free = await countFreeSessions(db, listingIds, dates);
  return new Map(
    offers.map(({ id, price, sessionsPerPeriod, fee, deposit }) => {
      const { total } = priceSeats({
        price,
        sessionsPerPeriod,
        scheduleDuration: 'one-time',
        sessions: 1,
        fee: fee ?? 0,
        deposit,
        guests: dates.guests,
      });
      return [id, { amount: total, sessions: free.get(id) ?? 0 }];
    }),
  );
}
