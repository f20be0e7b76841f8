import { isFree, nightBook } from '#domain/availability.ts';
import { nightsBetween, todayIn } from '#domain/dates.ts';
import { requestedUnits } from '#domain/kinds.ts';
import type { StayPolicySnapshot } from '#domain/stay-policies.ts';
import type { StayQuote } from '#domain/stay-pricing.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import { loadTakenNights } from '#market/inventory/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { NightsQuote } from '../contract.ts';
import type { BookedDates, NightsListing, NightsRequest } from './bookable-kind.ts';
import { placedRefunds } from './placed-refunds.ts';

/** A listing reserved by the night, as reservations need it. */
export interface NightlyBookable extends NightsListing {
  quote(...input: Parameters<NightsListing['quote']>): StayQuote;
  policy(dates: BookedDates, bookedAt: Temporal.Instant): StayPolicySnapshot;
}

/**
 * Price of nights for the caller, line by line, with the refund schedule.
 *
 * @param listing null where it doesn't exist
 * @throws Problem 'not-found', and for requests that the listing doesn't accept
 */
export async function quoteNights(
  listing: NightlyBookable | null,
  asked: Omit<NightsRequest, 'groups'>,
  { db, actor, now, translate }: RequestContext,
): Promise<NightsQuote> {
  if (listing === null || listing.deleted) throw new Problem('not-found');
  const { startDate, endDate } = asked;
  const units = requestedUnits(listing, asked);
  const groups = actor === null ? [] : await groupsOf(db, actor.id);
  const quote = listing.quote({ ...asked, units, groups }, now, translate);
  const policy = listing.policy({ startDate, endDate }, now);
  const taken = await loadTakenNights(db, listing.id, startDate, endDate);
  const nights = { start: startDate, end: endDate };
  return {
    quote: { ...quote, lines: [...quote.lines] },
    available: isFree(nightBook(listing.capacity, taken), nights, units),
    effectivePolicy: policy.effective,
    refunds: placedRefunds(policy, { lines: quote.lines, paid: quote.total }, listing.timeZone),
    daysAhead: nightsBetween(todayIn(now, listing.timeZone), startDate),
  };
}
