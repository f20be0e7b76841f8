import { isFree, nightBook } from '#domain/availability.ts';
import { refundTimeline } from '#domain/refunds.ts';
import { policyTiers } from '#domain/stay-policies.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { quoteStay as contract } from '#features/stays/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { stayPricingInput, unitsFor } from '../booking/stay-pricing-input.ts';
import { type StayRequest, validateStayRequest } from '../booking/validate-stay-request.ts';
import { loadStayForBooking } from '../store/booking.ts';
import { loadTakenNights } from '../store/calendar.ts';

/**
 * What dates would cost the caller, line by line, and what would come back when.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteStay(
  id: string,
  request: StayRequest,
  { db, actor, now, translate }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const stay = await loadStayForBooking(db, id);
  if (stay === null || stay.deleted) throw new Problem('not-found');
  const { startDate, endDate, guests, pets } = request;
  const { nights, daysAhead } = validateStayRequest(stay, request, now, translate);
  const units = unitsFor(stay, request.rooms);
  const groups = actor === null ? [] : await groupsOf(db, actor.id);
  const quote = priceStay(
    stayPricingInput(stay, { nights, guests, pets, units, daysAhead, groups }),
  );
  const snapshot = policyTiers({
    policy: stay.cancellationPolicy,
    customRefundPercent: stay.customRefundPercent,
    nights,
    startDate,
    endDate,
    timeZone: stay.timeZone,
    bookedAt: now,
  });
  const taken = await loadTakenNights(db, id, startDate, endDate);
  return {
    quote: { ...quote, lines: [...quote.lines] },
    available: isFree(nightBook(stay.capacity, taken), { start: startDate, end: endDate }, units),
    effectivePolicy: snapshot.effective,
    refunds: refundTimeline(snapshot, { lines: quote.lines, paid: quote.total }),
    daysAhead,
  };
}
