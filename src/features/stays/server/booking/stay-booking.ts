import { msg, plural } from '@lingui/core/macro';
import { nightBook } from '#domain/availability.ts';
import {
  addDays,
  type DateRange,
  type DateText,
  eachNight,
  nightsBetween,
  todayIn,
} from '#domain/dates.ts';
import { nightsNearby } from '#domain/free-nights.ts';
import { minNightsFrom, type NightOverrides, nightsByPrice } from '#domain/night-overrides.ts';
import {
  findOfferProblem,
  keepDaysBetween,
  lastOfferedDay,
  longestStay,
  NO_RULES,
  type OfferProblem,
  type OfferRules,
} from '#domain/offer-rules.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/search/stay-dates.ts';
import { priceStay } from '#domain/stay-pricing.ts';
import type { NightsCalendar, NightsQuote } from '#market/booking/contract.ts';
import {
  agreedPolicyOfNights,
  calendarOfNights,
  type DatesPrice,
  type NightlyBookable,
  type NightsBookable,
  nightlyPolicyTexts,
  type PricesForDates,
  policyOfNights,
  quoteNights,
  type RequestedNights,
  refuseFewNights,
} from '#market/booking/index.server.ts';
import {
  indexOverrides,
  keepsDaysBetween,
  loadTakenNights,
} from '#market/inventory/index.server.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import {
  loadStayForBooking,
  loadStaysForBooking,
  readDatesOffers,
  type StayForBooking,
} from '../store/booking.ts';
import { stayPricingInput } from './stay-pricing-input.ts';

/** A request for a stay. */
export interface StayRequest {
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
  /** Nights that the guest has reserved there: those that are changed, or right before. */
  readonly agreed?: DateRange | undefined;
}

/**
 * Refuses requests that a stay does not accept. Quotes, requests and changes of dates all use it,
 * so that a quote exists exactly for the dates that can be requested.
 *
 * @param terms of the stay's nights
 * @returns the nights, and the days from today, in the listing's time zone, to the arrival
 * @throws Problem 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export function validateStayRequest(
  stay: StayForBooking,
  terms: NightOverrides,
  request: StayRequest,
  now: Temporal.Instant,
  translate: Translator,
): { nights: number; daysAhead: number } {
  const nights = nightsBetween(request.startDate, request.endDate);
  const daysAhead = nightsBetween(todayIn(now, stay.timeZone), request.startDate);
  const wrong = wrongField(stay, request, nights, daysAhead);
  if (wrong !== null) {
    const [field, text] = wrong;
    throw new Problem('invalid-input', { fields: { [field]: translate(text) } });
  }
  if (request.guests > stay.guestCount) throw new Problem('too-many-guests');
  refuseFewNights(nights, minNightsFrom(terms, request.startDate, stay.minNights), translate);
  if (daysAhead < 0) throw new Problem('date-past');
  refuseAgainstRules(stay, request, now, translate);
  return { nights, daysAhead };
}

function wrongField(
  stay: StayForBooking,
  { guests, rooms, pets }: StayRequest,
  nights: number,
  daysAhead: number,
): [field: keyof StayRequest, text: ReturnType<typeof msg>] | null {
  if (nights < 1) return ['endDate', msg`Your departure has to be after your arrival.`];
  if (nights > MAX_NIGHTS) return ['endDate', msg`Please choose at most ${MAX_NIGHTS} nights.`];
  if (daysAhead + nights > MAX_DAYS_AHEAD) {
    return ['endDate', msg`That's too far ahead. You can reserve up to two years ahead.`];
  }
  if (guests < 1) return ['guests', msg`Please add at least one guest.`];
  if (rooms < 1) return ['rooms', msg`Please choose at least one room.`];
  // A whole place is one unit to book, and may be requested by its number of rooms.
  if (rooms > Math.max(stay.capacity, stay.roomCount)) {
    return ['rooms', msg`This home doesn't have that many rooms.`];
  }
  if (pets > 0 && !stay.acceptsPets) return ['pets', msg`This home doesn't allow pets.`];
  return null;
}

function pickRules(stay: OfferRules): OfferRules {
  const { noticeDays, daysBetween, maxNights, daysAhead, noArrivalOn } = stay;
  return { noticeDays, daysBetween, maxNights, daysAhead, noArrivalOn };
}

/**
 * Refuses what the host's rules don't allow (`findOfferProblem`).
 *
 * @throws Problem 'invalid-input' with a text at the day that is wrong
 */
function refuseAgainstRules(
  stay: StayForBooking,
  { startDate, endDate, agreed }: StayRequest,
  now: Temporal.Instant,
  translate: Translator,
): void {
  const today = todayIn(now, stay.timeZone);
  const problem = findOfferProblem(stay, { start: startDate, end: endDate }, today, agreed);
  if (problem === null) return;
  const [field, text] = describeProblem(stay, problem, startDate, today, translate.locale);
  throw new Problem('invalid-input', { fields: { [field]: translate(text) } });
}

function describeProblem(
  stay: StayForBooking,
  problem: OfferProblem,
  startDate: DateText,
  today: DateText,
  locale: string,
): [field: 'startDate' | 'endDate', text: ReturnType<typeof msg>] {
  const { noticeDays } = stay;
  const maxNights = longestStay(stay);
  switch (problem) {
    case 'short-notice':
      return [
        'startDate',
        msg`This home needs ${plural(noticeDays, { one: "# day's notice", other: "# days' notice" })}. Choose a later arrival.`,
      ];
    case 'no-arrival': {
      const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
      const weekday = format.format(Date.parse(startDate));
      return [
        'startDate',
        msg`Stays here can't start on this weekday: ${weekday}. Choose another arrival.`,
      ];
    }
    case 'too-long':
      return [
        'endDate',
        msg`The maximum stay here is ${plural(maxNights, { one: '# night', other: '# nights' })}.`,
      ];
    case 'too-far': {
      const last = formatDay(lastOfferedDay(stay, today), locale, 'full');
      return [
        'endDate',
        msg`This home can be reserved until ${last}. Choose an earlier departure.`,
      ];
    }
  }
}

/**
 * Refuses nights too near to other guests (`BookableListing.refuseFull`).
 *
 * @throws Problem 'nights-taken' with a text at `startDate`
 */
async function refuseNearGuests(
  { id, capacity, daysBetween }: StayForBooking,
  db: Queryable,
  { startDate, endDate, units, held }: RequestedNights,
  _now: Temporal.Instant,
  translate: Translator,
): Promise<void> {
  const range = { start: startDate, end: endDate };
  const listing = { id, capacity, daysBetween };
  const gone = held === undefined ? [] : eachNight(held.start, held.end);
  if (await keepsDaysBetween(db, listing, { range, units, held }, gone)) return;
  const text = msg`This home keeps ${plural(daysBetween, { one: '# day', other: '# days' })} free between stays.`;
  throw new Problem('nights-taken', { fields: { startDate: translate(text) } });
}

/** How homes are reserved: by the night, in rooms or as a whole. */
export const stayBooking: NightsBookable<'stay'> = {
  kind: 'stay',
  moments: nightMoments,
  policyTexts: nightlyPolicyTexts,
  load: loadBookableStay,
  loadMany: async (db, listingIds) => (await loadStaysForBooking(db, listingIds)).map(bookableStay),
};

/** A stay as reservations need it, including deleted ones; null when it doesn't exist. */
export async function loadBookableStay(
  db: Queryable,
  listingId: string,
): Promise<NightlyBookable | null> {
  const stay = await loadStayForBooking(db, listingId);
  return stay === null ? null : bookableStay(stay);
}

function bookableStay(stay: StayForBooking): NightlyBookable {
  const { id, hostId, title, timeZone, deleted, capacity, checkInFrom, checkOutUntil } = stay;
  const terms = indexOverrides(stay.nightOverrides);
  return {
    kind: 'stay',
    id,
    hostId,
    title,
    timeZone,
    deleted,
    capacity,
    checkInFrom,
    checkOutUntil,
    monthlyPayments: stay.monthlyPayments,
    instantBooking: stay.instantBooking,
    houseRules: stay.houseRules,
    nightly: { price: stay.nightlyPrice, minNights: stay.minNights, terms },
    rules: pickRules(stay),
    daysBetween: stay.daysBetween,
    refuseFull: (...asked) => refuseNearGuests(stay, ...asked),
    quote: (request, now, translate) => {
      const { guests, pets, units, groups } = request;
      const { nights, daysAhead } = validateStayRequest(stay, terms, request, now, translate);
      const dates = { start: request.startDate, end: request.endDate };
      const pricedNights = nightsByPrice(terms, dates, stay.nightlyPrice);
      const asked = { nights, pricedNights, guests, pets, units, daysAhead, groups };
      return priceStay(stayPricingInput(stay, asked));
    },
    policy: (dates, bookedAt) => policyOfNights(stay, dates, bookedAt),
    policyForDates: (agreed, dates) => agreedPolicyOfNights(stay, agreed, dates),
  };
}

/**
 * Prices of the same dates at each of several stays, for one unit. A stay where they have begun is
 * missing, and so are all where the dates are invalid.
 */
export const pricesForDates: PricesForDates = async (
  db,
  listingIds,
  { startDate, endDate, guests, groups, now },
) => {
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1 || nights > MAX_NIGHTS) return new Map();
  const offers = await readDatesOffers(db, listingIds, startDate, endDate);
  return new Map(
    offers.flatMap((offer): [string, DatesPrice][] => {
      const today = todayIn(now, offer.timeZone);
      const daysAhead = nightsBetween(today, startDate);
      if (daysAhead < 0) return [];
      const book = indexOverrides(offer.nightOverrides);
      const dates = { start: startDate, end: endDate };
      const pricedNights = nightsByPrice(book, dates, offer.nightlyPrice);
      const request = { nights, pricedNights, guests, pets: 0, units: 1, daysAhead, groups };
      const { total } = priceStay(stayPricingInput(offer, request));
      const fits =
        guests <= offer.guestCount && nights >= minNightsFrom(book, startDate, offer.minNights);
      const available = fits && offer.free && findOfferProblem(offer, dates, today) === null;
      return [[offer.id, { amount: total, nights, available }]];
    }),
  );
};

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
  { id, timeZone, capacity, nightly, rules = NO_RULES }: NightlyBookable,
  { startDate, endDate }: StayRequest,
  units: number,
  { db, actor, now }: RequestContext,
): Promise<NonNullable<NightsQuote['instead']>> {
  const today = todayIn(now, timeZone);
  const [earliest, latest] = [addDays(startDate, -NEARBY_DAYS), addDays(endDate, NEARBY_DAYS)];
  const last = lastOfferedDay(rules, today);
  const open = {
    start: earliest > today ? earliest : today,
    end: latest < last ? latest : last,
  };
  const { daysBetween } = rules;
  const nearby = { start: addDays(open.start, -daysBetween), end: addDays(open.end, daysBetween) };
  const taken = await loadTakenNights(db, id, nearby, actor?.id ?? null);
  const nights = nightsBetween(startDate, endDate);
  const { full, free } = nightsNearby(
    keepDaysBetween(nightBook(capacity, taken), daysBetween),
    { asked: { start: startDate, end: endDate }, open },
    units,
    (arrival) => {
      const stay = { start: arrival, end: addDays(arrival, nights) };
      if (findOfferProblem(rules, stay, today) !== null) return Number.POSITIVE_INFINITY;
      return nightly === undefined ? 1 : minNightsFrom(nightly.terms, arrival, nightly.minNights);
    },
  );
  return { full: [...full], free: [...free] };
}

/**
 * The nights of a stay that aren't completely free.
 *
 * @throws Problem 'not-found', 'invalid-input'
 */
export async function showCalendar(
  id: string,
  days: { readonly from: DateText; readonly to: DateText },
  context: RequestContext,
): Promise<NightsCalendar> {
  const stay = await loadStayForBooking(context.db, id);
  return calendarOfNights(
    stay === null ? null : { ...stay, rules: pickRules(stay) },
    days,
    context,
  );
}
