import { msg } from '@lingui/core/macro';
import { isFree, nightBook } from '#domain/availability.ts';
import { type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { type FreeNights, freeNights } from '#domain/free-nights.ts';
import { boardingStops } from '#domain/itinerant-days.ts';
import { ITINERANT_HOURS, leastNights } from '#domain/itinerant-form.ts';
import { type ItinerantPricingInput, priceItinerant } from '#domain/itinerant-pricing.ts';
import { nightMoments } from '#domain/reservation-moments.ts';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { NightsQuote, ShownBoarding } from '#market/booking/contract.ts';
import {
  agreedPolicyOfNights,
  type Boarding,
  type BookedDates,
  calendarOfNights,
  type DatesPrice,
  type NightlyBookable,
  type NightsBookable,
  type NightsRequest,
  nightlyPolicyTexts,
  PETS_AMENITIES,
  type PricesForDates,
  policyOfNights,
  quoteNights,
  type RequestedNights,
  refuseFewNights,
  showGoState,
} from '#market/booking/index.server.ts';
import { loadTakenNights } from '#market/inventory/index.server.ts';
import { formatDayRange, formatNights } from '#platform/i18n/days.ts';
import { listFormat } from '#platform/i18n/formats.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { ItinerantCalendar } from '../../contract.ts';
import {
  type BookableStop,
  type ItinerantForBooking,
  loadItinerantForBooking,
  loadItinerantsForBooking,
  loadStops,
  withoutPlaces,
} from '../store/booking.ts';
import { toGoState } from '../store/going.ts';
import { loadMeetingPoints } from '../store/meeting-points.ts';
import { canBeJoined, leavingFreely, shareOnJoining } from './going-terms.ts';

/**
 * Where a guest of these nights boards and disembarks; null for an itinerant that stays in one
 * place.
 */
export function boardingFor(stops: readonly BookableStop[], dates: BookedDates): Boarding | null {
  const found = boardingStops(stops, dates);
  if (found === null) return null;
  const { checkInFrom, checkOutUntil } = ITINERANT_HOURS;
  const { arrival, leaving } = found;
  return {
    arrival: { ...pickPlace(arrival), checkInFrom: arrival.checkInFrom ?? checkInFrom },
    leaving: { ...pickPlace(leaving), checkOutUntil },
  };
}

function pickPlace({ city, countryCode, timeZone }: BookableStop) {
  return { city, countryCode, timeZone };
}

/** The same in the user's language. */
export function shownBoarding({ arrival, leaving }: Boarding, locale: string): ShownBoarding {
  const shown = <Place extends { city: string; countryCode: string }>({
    countryCode,
    ...place
  }: Place) => ({
    ...place,
    city: cityName(place.city, countryCode, locale),
    countryName: countryByCode(countryCode, locale)?.label ?? countryCode,
  });
  return { arrival: shown(arrival), leaving: shown(leaving) };
}

/** Nights of a listing. */
type ListingNights = BookedDates & { readonly listingId: string };

/**
 * Loads where guests of these itinerants board and disembark, in the user's language; null for
 * nights at listings of other kinds and at itinerants that stay in one place. All are read in one
 * statement.
 */
export async function loadBoardings(
  db: Queryable,
  listingIds: readonly string[],
  reader: { readonly locale: string },
): Promise<(nights: ListingNights) => ShownBoarding | null> {
  const stops = await loadStops(db, listingIds);
  return (nights) => {
    const boarding = boardingFor(stops.get(nights.listingId) ?? [], nights);
    return boarding === null ? null : shownBoarding(boarding, reader.locale);
  };
}

/** Exact meeting point of a guest with the group. */
export interface MeetingPoint {
  /** Empty where the host informs the guests otherwise. */
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Exact meeting point of a guest of these nights; null where that is the address of the itinerant
 * itself, as at its first stop unless that has a meeting point of its own. A pin alone is not
 * enough: hosts leave it where the map has put it.
 */
export async function meetingPointFor(
  db: Queryable,
  { listingId, ...dates }: ListingNights,
): Promise<MeetingPoint | null> {
  const points = await loadMeetingPoints(db, listingId);
  const point = boardingStops(points, dates)?.arrival;
  if (point === undefined) return null;
  const { meetingPoint: address, latitude, longitude } = point;
  if (address !== '') return { address, latitude, longitude };
  return point === points[0] ? null : { address: '', latitude: null, longitude: null };
}

/** Booking of itinerants: by night, a place for each guest. */
export const itinerantBooking: NightsBookable<'itinerant'> = {
  kind: 'itinerant',
  moments: nightMoments,
  policyTexts: nightlyPolicyTexts,
  load: loadBookableItinerant,
  loadMany: async (db, listingIds) =>
    (await loadItinerantsForBooking(db, listingIds)).map(bookableItinerant),
};

async function loadBookableItinerant(
  db: Queryable,
  listingId: string,
): Promise<NightlyBookable | null> {
  const itinerant = await loadItinerantForBooking(db, listingId);
  return itinerant === null ? null : bookableItinerant(itinerant);
}

/** The fields of an itinerant that a reservation needs. */
export function bookableItinerant(itinerant: ItinerantForBooking): NightlyBookable {
  const { id, hostId, title, timeZone, deleted, guestCount } = itinerant;
  return {
    kind: 'itinerant',
    id,
    hostId,
    title,
    timeZone,
    deleted,
    capacity: guestCount,
    monthlyPayments: itinerant.monthlyPayments,
    instantBooking: 'off',
    houseRules: itinerant.houseRules,
    ...ITINERANT_HOURS,
    quote(request, now, translate) {
      const { guests, pets, groups } = request;
      const { nights, daysAhead } = validateItinerantRequest(itinerant, request, now, translate);
      return priceItinerant(toPricingInput(itinerant, { nights, guests, pets, daysAhead, groups }));
    },
    boardingFor: (dates) => boardingFor(itinerant.stops, dates),
    refuseFull: (...asked) => refuseFullNights(itinerant, ...asked),
    go: toGoState(itinerant),
    policy: (dates, bookedAt) => ({
      ...policyOfNights(itinerant, dates, bookedAt),
      ...leavingFreely(itinerant),
    }),
    policyForDates: (agreed, dates) => agreedPolicyOfNights(itinerant, agreed, dates),
  };
}

/** Pricing input of a request at an itinerant. */
export function toPricingInput(
  itinerant: ItinerantForBooking,
  request: Pick<ItinerantPricingInput, 'nights' | 'guests' | 'pets' | 'daysAhead' | 'groups'>,
): ItinerantPricingInput {
  return {
    ...request,
    nightlyPrice: itinerant.nightlyPrice,
    ...shareOnJoining(itinerant),
    fees: {
      cleaning: itinerant.cleaningFee,
      extraGuest: itinerant.extraGuestFee,
      pet: itinerant.petFee,
      tax: itinerant.taxFee,
      deposit: itinerant.depositFee,
    },
    rates: itinerant,
    specialDiscountOn: itinerant.specialDiscountOn,
  };
}

/** Fields of a request that an itinerant validates. */
type Request = Omit<NightsRequest, 'groups' | 'rooms'>;

/**
 * Refuses requests that an itinerant does not accept. Quotes, requests and changes of dates all use
 * it, so that the same nights can be quoted and requested. Guests may join once it has begun, for
 * at least the minimum number of nights.
 *
 * @returns the nights, and the days from today, in the zone of the place, to the first of them
 * @throws Problem 'stay-unavailable', 'invalid-input', 'too-many-guests', 'too-few-nights',
 *   'date-past'
 */
function validateItinerantRequest(
  itinerant: ItinerantForBooking,
  request: Request,
  now: Temporal.Instant,
  translate: Translator,
): { nights: number; daysAhead: number } {
  if (!canBeJoined(itinerant)) throw new Problem('stay-unavailable');
  const nights = nightsBetween(request.startDate, request.endDate);
  const daysAhead = nightsBetween(todayIn(now, itinerant.timeZone), request.startDate);
  const wrong = wrongField(itinerant, request, nights);
  if (wrong !== null) {
    const [field, text] = wrong;
    throw new Problem('invalid-input', { fields: { [field]: translate(text) } });
  }
  if (request.guests > itinerant.guestCount) throw new Problem('too-many-guests');
  refuseFewNights(nights, leastNights(itinerant), translate);
  if (daysAhead < 0) throw new Problem('date-past');
  return { nights, daysAhead };
}

function wrongField(
  { startDate, endDate, amenities }: ItinerantForBooking,
  request: Request,
  nights: number,
): [field: keyof Request, text: ReturnType<typeof msg>] | null {
  if (nights < 1) return ['endDate', msg`You have to leave after you join.`];
  if (request.startDate < startDate) {
    return ['startDate', msg`It hasn't started by then. Choose a later day to join.`];
  }
  if (request.endDate > endDate) {
    return ['endDate', msg`It's over by then. Choose an earlier day to leave.`];
  }
  if (request.guests < 1) return ['guests', msg`Please add at least one guest.`];
  const acceptsPets = PETS_AMENITIES.some((amenity) => amenities.includes(amenity));
  if (request.pets > 0 && !acceptsPets) return ['pets', msg`Pets can't come along.`];
  return null;
}

/**
 * Price of joining on these nights for the caller, and the refunds with their deadlines; where
 * places are missing, the nights that have enough of them.
 *
 * @throws Problem 'not-found', 'invalid-input', 'too-many-guests', 'too-few-nights', 'date-past'
 */
export async function quoteItinerant(
  id: string,
  request: Omit<NightsRequest, 'groups'>,
  context: RequestContext,
): Promise<NightsQuote> {
  const { db, now } = context;
  const itinerant = await loadItinerantForBooking(db, id);
  const listing = itinerant === null ? null : bookableItinerant(itinerant);
  const quoted = await quoteNights(listing, request, context);
  if (itinerant === null) return quoted;
  const boarding = boardingFor(itinerant.stops, request);
  const go = showGoState(toGoState(itinerant), itinerant.timeZone, now);
  const withGo = go === null ? quoted : { ...quoted, go };
  const answer =
    boarding === null
      ? withGo
      : { ...withGo, boarding: shownBoarding(boarding, context.translate.locale) };
  if (answer.available) return answer;
  const asked = { ...request, units: answer.quote.units };
  const instead = await nightsInstead(db, itinerant, asked, now);
  if (instead === null) return answer;
  return { ...answer, instead: { full: [...instead.full], free: [...instead.free] } };
}

/**
 * The nights of an itinerant that have taken places, and its first and last day.
 *
 * @throws Problem 'not-found', 'invalid-input'
 */
export async function showItinerantCalendar(
  id: string,
  days: { readonly from: DateText; readonly to: DateText },
  context: RequestContext,
): Promise<ItinerantCalendar> {
  const itinerant = await loadItinerantForBooking(context.db, id);
  if (itinerant === null) throw new Problem('not-found');
  const { guestCount: capacity, startDate, endDate } = itinerant;
  const listing = { ...itinerant, capacity, minNights: leastNights(itinerant) };
  return {
    ...(await calendarOfNights(listing, days, context)),
    open: { from: startDate, until: endDate },
  };
}

type ItinerantNights = Pick<
  ItinerantForBooking,
  'id' | 'timeZone' | 'guestCount' | 'minNights' | 'startDate' | 'endDate'
>;

/**
 * Finds the requested nights without enough places, and the nights that the guest can join for
 * instead; null where all of them have enough.
 */
async function nightsInstead(
  db: Queryable,
  itinerant: ItinerantNights,
  { startDate, endDate, units, held }: RequestedNights,
  now: Temporal.Instant,
): Promise<FreeNights | null> {
  const today = todayIn(now, itinerant.timeZone);
  const start = itinerant.startDate > today ? itinerant.startDate : today;
  const open = { start, end: itinerant.endDate };
  const asked = { start: startDate, end: endDate };
  const all = { start: itinerant.startDate, end: itinerant.endDate };
  const taken = await loadTakenNights(db, itinerant.id, all);
  const isHeld = ({ date }: { date: DateText }) => held && held.start <= date && date < held.end;
  const others = taken.map((night) =>
    isHeld(night) ? { ...night, taken: night.taken - units } : night,
  );
  const book = nightBook(itinerant.guestCount, others);
  if (isFree(book, asked, units)) return null;
  return freeNights(book, { asked, open }, units, leastNights(itinerant));
}

/**
 * Refuses nights without enough places (`BookableListing.refuseFull`).
 *
 * @throws Problem 'nights-taken' with a text about the full and the free nights, at `startDate`
 */
async function refuseFullNights(
  itinerant: ItinerantNights,
  db: Queryable,
  asked: RequestedNights,
  now: Temporal.Instant,
  translate: Translator,
): Promise<void> {
  const instead = await nightsInstead(db, itinerant, asked, now);
  if (instead === null) return;
  const { locale } = translate;
  const full = formatNights(instead.full, locale);
  const free = listFormat(locale, { type: 'conjunction' }).format(
    instead.free.map(({ start, end }) => formatDayRange(start, end, locale, 'short')),
  );
  const text =
    free === ''
      ? msg`There aren't enough places on ${full}, and no other stretch of nights has enough.`
      : msg`There aren't enough places on ${full}. Free instead: ${free}.`;
  throw new Problem('nights-taken', { fields: { startDate: translate(text) } });
}

/**
 * Price of joining several itinerants on the same dates. An itinerant that doesn't take place on
 * all of these nights is left out, and so is one where they have begun.
 */
export const pricesForDates: PricesForDates = async (
  db,
  listingIds,
  { startDate, endDate, guests, groups, now },
) => {
  const nights = nightsBetween(startDate, endDate);
  if (nights < 1) return new Map();
  const itinerants = (await loadItinerantsForBooking(db, listingIds)).filter(
    (each) => startDate >= each.startDate && endDate <= each.endDate,
  );
  const ids = itinerants.map(({ id }) => id);
  const full = await withoutPlaces(db, ids, { start: startDate, end: endDate }, guests);
  return new Map(
    itinerants.flatMap((itinerant): [string, DatesPrice][] => {
      const { id, timeZone, deleted, guestCount } = itinerant;
      const daysAhead = nightsBetween(todayIn(now, timeZone), startDate);
      if (daysAhead < 0) return [];
      const { total } = priceItinerant(
        toPricingInput(itinerant, { nights, guests, pets: 0, daysAhead, groups }),
      );
      const fits = guests <= guestCount && nights >= leastNights(itinerant);
      const available = fits && !deleted && !full.has(id) && canBeJoined(itinerant);
      return [[id, { amount: total, nights, available }]];
    }),
  );
};
