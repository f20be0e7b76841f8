import fc from 'fast-check';
import { addDays, nightsBetween, startOfDay } from '../dates.ts';
import { EXPERIENCE_POLICIES, seatPolicy } from '../experience-policies.ts';
import { splitPrice } from '../experience-pricing.ts';
import { canPayMonthly } from '../instalments.ts';
import { type ItinerantPricingInput, priceItinerant } from '../itinerant-pricing.ts';
import { priceSeats, type SeatPricingInput } from '../seat-pricing.ts';
import { policyTiers } from '../stay-policies.ts';
import { priceStay, type StayPricingInput } from '../stay-pricing.ts';
import { CANCELLATION_POLICIES } from '../vocabulary.ts';

import { BOOKED_AT, type Booked, BookedNights, BookedSeats, FIRST_DAY, ZONE } from './booked.ts';

/** Numbers of nights about the bounds of policies and instalments. */
export const storyNights = fc.constantFrom(1, 3, 5, 28, 29, 30, 31, 45, 60, 61, 75, 90);

const nightsPolicy = fc.record({
  nights: storyNights,
  policy: fc.constantFrom(...CANCELLATION_POLICIES),
  customRefundPercent: fc.constantFrom(0, 33, 100),
  wantsMonthly: fc.boolean(),
});
type NightsPolicy = typeof nightsPolicy extends fc.Arbitrary<infer Value> ? Value : never;

const discount = fc
  .constantFrom(0, 13, 100)
  .map((percent) => (percent === 0 ? {} : { discount: percent }));

const home = fc
  .record({
    nightlyPrice: fc.constantFrom(1, 3_333, 5_000, 9_999, 12_345),
    units: fc.constantFrom(1, 3),
    guests: fc.constantFrom(1, 3),
    pets: fc.constantFrom(0, 2),
    cleaning: fc.constantFrom(0, 4_000, 3_333),
    extraGuestPerNight: fc.constantFrom(0, 799),
    taxRate: fc.constantFrom(0, 5, 7.125),
    securityRate: fc.constantFrom(0, 1, 10, 100),
    rates: discount,
  })
  .map(
    ({ cleaning, extraGuestPerNight, taxRate, ...terms }): Omit<StayPricingInput, 'nights'> => ({
      ...terms,
      includedGuests: 1,
      fees: { cleaning, extraGuestPerNight, pet: 1_501, serviceRate: 6, taxRate },
      specialDiscountOn: false,
      daysAhead: 19,
      groups: [],
    }),
  );

const itinerant: fc.Arbitrary<Omit<ItinerantPricingInput, 'nights'>> = fc.record({
  nightlyPrice: fc.constantFrom(0, 1, 3_333, 4_999),
  guests: fc.constantFrom(1, 2, 3),
  pets: fc.constantFrom(0, 2),
  fees: fc.record({
    cleaning: fc.constantFrom(0, 3_333),
    extraGuest: fc.constantFrom(0, 1_999),
    pet: fc.constant(1_501),
    tax: fc.constantFrom(0, 250),
    deposit: fc.constantFrom(0, 1, 25_000),
  }),
  rates: discount,
  specialDiscountOn: fc.constant(false),
  daysAhead: fc.constant(19),
  groups: fc.constant([]),
});

/** Sessions of two hours; several of them are a pass. */
const seats = fc
  .record({
    sessions: fc.constantFrom(1, 1, 2, 3, 4, 7),
    everyDays: fc.constantFrom(1, 2, 7),
    hour: fc.constantFrom(0, 9, 20, 23),
    perPeriod: fc.constantFrom(1, 4, 7),
    base: fc.constantFrom(0, 1, 2_999, 10_000, 33_333),
    participants: fc.constantFrom(2, 3, 12),
    /** The host's own price, or a share of what the place costs. */
    isManaged: fc.boolean(),
    fee: fc.constantFrom(0, 100, 1_000),
    deposit: fc.constantFrom(0, 1, 5_000),
    guests: fc.constantFrom(1, 2, 3),
    policy: fc.constantFrom(...EXPERIENCE_POLICIES),
  })
  .map(({ perPeriod, base, participants, isManaged, fee, deposit, guests, ...terms }) => {
    const { share } = splitPrice({
      base: isManaged ? { amount: base, isPerPerson: false } : null,
      manualPrice: base,
      participants,
      fee,
      isOwner: false,
    });
    const pricing: SeatPricingInput = {
      price: share,
      sessionsPerPeriod: Math.max(perPeriod, terms.sessions),
      scheduleDuration: terms.sessions === 1 ? 'one-time' : 'full',
      sessions: terms.sessions,
      fee,
      deposit,
      guests,
    };
    return { ...terms, pricing };
  });
type SeatTerms = typeof seats extends fc.Arbitrary<infer Value> ? Value : never;

/** The booking of a story, as plain figures. */
export type StoryTerms =
  | ({ readonly kind: 'stay'; readonly pricing: Omit<StayPricingInput, 'nights'> } & NightsPolicy)
  | ({
      readonly kind: 'itinerant';
      readonly pricing: Omit<ItinerantPricingInput, 'nights'>;
    } & NightsPolicy)
  | ({ readonly kind: 'experience' } & SeatTerms);

export const homeTerms: fc.Arbitrary<StoryTerms> = fc
  .tuple(home, nightsPolicy)
  .map(([pricing, policy]) => ({ kind: 'stay', pricing, ...policy }));
export const itinerantTerms: fc.Arbitrary<StoryTerms> = fc
  .tuple(itinerant, nightsPolicy)
  .map(([pricing, policy]) => ({ kind: 'itinerant', pricing, ...policy }));
export const seatTerms: fc.Arbitrary<StoryTerms> = seats.map((terms) => ({
  kind: 'experience',
  ...terms,
}));

/** The booking that these terms make. */
export function toBooked(terms: StoryTerms): Booked {
  switch (terms.kind) {
    case 'stay':
      return toNights(terms, (nights) => priceStay({ ...terms.pricing, nights }));
    case 'itinerant':
      return toNights(terms, (nights) => priceItinerant({ ...terms.pricing, nights }));
    case 'experience':
      return toSeats(terms);
  }
}

function toNights(
  {
    kind,
    nights,
    policy,
    customRefundPercent,
    wantsMonthly,
  }: NightsPolicy & { readonly kind: 'stay' | 'itinerant' },
  price: ConstructorParameters<typeof BookedNights>[0]['price'],
): BookedNights {
  const dates = { startDate: FIRST_DAY, endDate: addDays(FIRST_DAY, nights) };
  return new BookedNights({
    kind,
    nights,
    isMonthly: wantsMonthly && canPayMonthly(dates) && price(nights).total > 0,
    price,
    policyFor: (of) =>
      policyTiers({
        policy,
        customRefundPercent,
        nights: nightsBetween(of.startDate, of.endDate),
        ...of,
        timeZone: ZONE,
        bookedAt: BOOKED_AT,
      }),
  });
}

function toSeats({ sessions, everyDays, hour, pricing, policy }: SeatTerms): BookedSeats {
  return new BookedSeats({
    kind: 'experience',
    price: priceSeats(pricing),
    sessions: Array.from({ length: sessions }, (_, index) => {
      const startsAt = startOfDay(addDays(FIRST_DAY, index * everyDays), ZONE).add({ hours: hour });
      return { startsAt, endsAt: startsAt.add({ hours: 2 }) };
    }),
    policyFor: (dates, starts) =>
      seatPolicy({ policy, starts, ...dates, timeZone: ZONE, bookedAt: BOOKED_AT }),
  });
}
