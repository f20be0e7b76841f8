import { msg } from '@lingui/core/macro';
import { isFree, nightBook } from '#domain/availability.ts';
import { policyTiers, refundTimeline } from '#domain/cancellation.ts';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import { groupsOf } from '#features/accounts/index.server.ts';
import type { quoteStay as contract } from '#features/stays/contract.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { stayPricingInput, unitsFor } from '../stay-pricing-input.ts';
import { loadStayForBooking, type StayForBooking } from '../store/booking.ts';
import { loadTakenNights } from '../store/calendar.ts';

interface QuoteWish {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
}

/**
 * What dates would cost the caller, line by line, and what would come back when.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteStay(
  id: string,
  wish: QuoteWish,
  { db, actor, now, translate }: RequestContext,
): Promise<RouteAnswer<typeof contract>> {
  const stay = await loadStayForBooking(db, id);
  if (stay === null || stay.deleted) throw new Problem('not-found');
  const { startDate, endDate, guests, pets } = wish;
  const nights = nightsBetween(startDate, endDate);
  const fields = wrongFields(wish, nights, stay);
  if (fields !== null) {
    throw new Problem('invalid-input', {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, translate(text)]),
      ),
    });
  }
  if (guests > stay.guestCount) throw new Problem('too-many-guests');
  if (nights < stay.minNights) throw new Problem('too-few-nights');
  const daysAhead = nightsBetween(todayIn(now, stay.timeZone), startDate);
  if (daysAhead < 0) throw new Problem('date-past');

  const units = unitsFor(stay, wish.rooms);
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

function wrongFields({ guests, rooms, pets }: QuoteWish, nights: number, stay: StayForBooking) {
  if (nights < 1) return { endDate: msg`Please leave after you arrive.` };
  if (nights > MAX_NIGHTS) return { endDate: msg`Please choose at most ${MAX_NIGHTS} nights.` };
  if (guests < 1) return { guests: msg`Please count at least one guest.` };
  if (rooms < 1) return { rooms: msg`Please choose at least one room.` };
  if (rooms > Math.max(stay.capacity, stay.roomCount)) {
    return { rooms: msg`This stay doesn't have that many rooms.` };
  }
  if (pets > 0 && !stay.acceptsPets) return { pets: msg`This stay doesn't take pets.` };
  return null;
}
