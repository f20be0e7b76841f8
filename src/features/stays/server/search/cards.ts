import { addDays, type DateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { requestedUnits } from '#domain/kinds.ts';
import { nightsByPrice } from '#domain/night-overrides.ts';
import { DURATION_NIGHTS, pricePerDuration, priceStay } from '#domain/stay-pricing.ts';
import type { GuestGroup, PricingDuration } from '#domain/vocabulary.ts';
import { AMENITIES, cityName, countryByCode } from '#features/catalogues/index.server.ts';
import type { StayCard } from '#features/stays/contract.ts';
import { computeRating } from '#market/page/index.server.ts';
import type { CardExtras } from '#market/search/index.server.ts';
import { foreignLanguage } from '#platform/i18n/text-language.ts';
import type { Translator } from '#platform/server/services.ts';
import { stayPricingInput } from '../booking/stay-pricing-input.ts';
import type { CardRow } from '../store/search/card-rows.ts';
import type { MatchedStay } from '../store/search/search-page.ts';

/** Basis of a card's price. */
export type CardPricing =
  | { readonly kind: 'duration'; readonly duration: PricingDuration }
  | {
      readonly kind: 'dates';
      readonly guests: number;
      readonly rooms: number;
      readonly groups: readonly GuestGroup[];
      readonly now: Temporal.Instant;
    };

/** Amenities for remote work, the most important first. */
const WORK_AMENITIES = new Map(
  AMENITIES.filter(({ group }) => group === 'work').map(({ id, label }) => [id as string, label]),
);

type PricedRow = CardRow & Partial<Pick<MatchedStay, 'arrival' | 'nights' | 'ownPrices'>>;

/** Makes the cards of one response from their rows, in the reader's language. */
export function cardMaker(
  pricing: CardPricing,
  translate: Translator,
): (row: PricedRow & CardExtras) => StayCard {
  const computePrice = cardPricer(pricing);
  return (row) => {
    const work = row.amenities.find((amenity) => WORK_AMENITIES.has(amenity));
    const label = work === undefined ? undefined : WORK_AMENITIES.get(work);
    return {
      id: row.id,
      title: row.title,
      language: foreignLanguage(row.language, translate.locale),
      city: cityName(row.city, row.countryCode, translate.locale),
      countryCode: row.countryCode,
      countryName: countryByCode(row.countryCode, translate.locale)?.label ?? row.countryCode,
      neighbourhood: row.neighbourhood,
      category: row.category,
      scenery: row.scenery,
      occupancy: row.occupancy,
      pictures: [...row.pictures],
      wifiMbps: row.wifiMbps,
      workAmenity: label === undefined ? null : translate(label),
      guestCount: row.guestCount,
      roomCount: row.roomCount,
      capacity: row.capacity,
      minNights: row.minNights,
      nightlyPrice: row.nightlyPrice,
      price: computePrice(row),
      rating: computeRating(row),
      latitude: row.latitude,
      longitude: row.longitude,
      favorite: row.favorite,
    };
  };
}

/**
 * Prices the cards or pins of one response: the all-in total of the matching dates, or the price of
 * a duration. Most of a response share their dates, which are therefore computed once.
 */
export function cardPricer(pricing: CardPricing): (row: PricedRow) => StayCard['price'] {
  if (pricing.kind === 'duration') return (row) => durationPrice(row, pricing.duration);
  const { guests, rooms, groups, now } = pricing;
  const today = remembered((timeZone) => todayIn(now, timeZone));
  const daysAhead = remembered((span) => {
    const [from = '', to = ''] = span.split('/');
    return nightsBetween(from, to);
  });
  const departing = remembered((stay) => {
    const [arrival = '', nights] = stay.split('/');
    return addDays(arrival, Number(nights));
  });
  return (row) => {
    const { arrival, nights } = row;
    if (arrival == null || nights == null) return durationPrice(row, 'night');
    const endDate = departing(`${arrival}/${nights}`);
    const quote = priceStay(
      stayPricingInput(row, {
        nights,
        pricedNights: groupNightsByPrice(row, arrival, endDate),
        guests,
        pets: 0,
        units: requestedUnits({ kind: 'stay', capacity: row.capacity }, { guests, rooms }),
        daysAhead: daysAhead(`${today(row.timeZone)}/${arrival}`),
        groups,
      }),
    );
    return {
      amount: quote.total,
      nights,
      allIn: true,
      deposit: quote.deposit,
      discountPercent: quote.discount?.percent ?? 0,
      startDate: arrival,
      endDate,
    };
  };
}

/** Nights of the matching stay, grouped by price; undefined where all have that of the home. */
function groupNightsByPrice(
  { ownPrices, nightlyPrice }: PricedRow,
  start: DateText,
  end: DateText,
) {
  if (ownPrices == null) return undefined;
  const book = new Map(
    Object.entries(ownPrices).map(([night, price]) => [night, { price, minNights: null }]),
  );
  return nightsByPrice(book, { start, end }, nightlyPrice);
}

function durationPrice(row: CardRow, duration: PricingDuration): StayCard['price'] {
  return {
    amount: pricePerDuration(row, duration),
    nights: DURATION_NIGHTS[duration],
    allIn: false,
    deposit: 0,
    discountPercent: 0,
    startDate: null,
    endDate: null,
  };
}

/** Memoizes `work` by its text. */
function remembered<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    known.set(text, result);
    return result;
  };
}
