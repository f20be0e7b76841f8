import { nightBook } from '#domain/availability.ts';
import { addDays, todayIn } from '#domain/dates.ts';
import { nightsNearby } from '#domain/free-nights.ts';
import { minNightsFrom } from '#domain/night-overrides.ts';
import { MAX_DAYS_AHEAD } from '#domain/search/stay-dates.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { type NightlyBookable, quoteNights } from '#market/booking/index.server.ts';
import { loadTakenNights } from '#market/inventory/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { loadBookableStay } from '../booking/stay-booking.ts';
import type { StayRequest } from '../booking/validate-stay-request.ts';

/** Days before and after the requested nights in which free ones are searched for. */
const NEARBY_DAYS = 180;

/**
 * Price of dates for the caller, line by line, with the refund schedule; where nights are taken,
 * which, and the nearest free ranges of the same length.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteStay(
  id: string,
  request: StayRequest,
  context: RequestContext,
): Promise<NightsQuote> {
  const stay = await loadBookableStay(context.db, id);
  const answer = await quoteNights(stay, request, context);
  if (answer.available || stay === null) return answer;
  return { ...answer, instead: await nightsInstead(stay, request, answer.quote.units, context) };
}

async function nightsInstead(
  { id, timeZone, capacity, nightly }: NightlyBookable,
  { startDate, endDate }: StayRequest,
  units: number,
  { db, now }: RequestContext,
): Promise<NonNullable<NightsQuote['instead']>> {
  const today = todayIn(now, timeZone);
  const [earliest, latest] = [addDays(startDate, -NEARBY_DAYS), addDays(endDate, NEARBY_DAYS)];
  const last = addDays(today, MAX_DAYS_AHEAD);
  const open = {
    start: earliest > today ? earliest : today,
    end: latest < last ? latest : last,
  };
  const taken = await loadTakenNights(db, id, open.start, open.end);
  const { full, free } = nightsNearby(
    nightBook(capacity, taken),
    { asked: { start: startDate, end: endDate }, open },
    units,
    (arrival) =>
      nightly === undefined ? 1 : minNightsFrom(nightly.terms, arrival, nightly.minNights),
  );
  return { full: [...full], free: [...free] };
}
