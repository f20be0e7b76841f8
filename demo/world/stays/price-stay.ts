import type { DiscountRates } from '#domain/discounts.ts';
import type { Cents } from '#domain/money.ts';
import type { CancellationPolicy, ListingCategory, Occupancy } from '#domain/vocabulary.ts';
import type { Random } from '../random.ts';
import type { DemoFees } from '../types.ts';

/** Dollars a night for a private room, or for the whole of a small home, at price level 1. */
const BASE: Readonly<Record<ListingCategory, number>> = {
  Van: 46,
  Home: 41,
  Mansion: 58,
  Houseboat: 62,
  MultiStory: 44,
  Minka: 50,
  Cottage: 52,
  Modern: 54,
  Cabin: 54,
  Camp: 34,
  Loft: 52,
  Building: 43,
  Village: 48,
  Resort: 64,
};

/** The nightly price in whole dollars, as cents. */
export function nightlyPriceOf(
  stay: { category: ListingCategory; occupancy: Occupancy; roomCount: number; guestCount: number },
  priceLevel: number,
  random: Random,
): Cents {
  const factor: Readonly<Record<Occupancy, number>> = {
    'entire-place': stay.guestCount <= 2 ? 1.25 : 1.45 + 0.32 * (stay.roomCount - 1),
    'private-suite': 1.3,
    'private-room': 1,
    'shared-room': 0.52,
  };
  const spread = 1 + 0.13 * random.normal();
  const dollars = BASE[stay.category] * priceLevel * factor[stay.occupancy] * spread;
  return Math.max(11, Math.round(dollars)) * 100;
}

export function chooseFees(nightlyPrice: Cents, alone: boolean, random: Random): DemoFees {
  const dollars = nightlyPrice / 100;
  const step = (value: number) => Math.round(value / 5) * 500;
  return {
    cleaning: random.chance(alone ? 0.8 : 0.45)
      ? Math.max(1000, step(dollars * (alone ? 0.55 : 0.35)))
      : 0,
    extraGuestPerNight: random.chance(0.5) ? Math.max(500, step(dollars * 0.15)) : 0,
    pet: random.chance(0.22) ? random.pick([1500, 2000, 2500, 3000, 4000]) : 0,
    taxRate: random.pick([0, 4, 5, 6, 7, 8, 10]),
  };
}

/** Some of the discounts within their sliders' ranges (spec 1 §5). */
export function chooseDiscounts(random: Random): { rates: DiscountRates; specialOn: boolean } {
  const some = (p: number, choices: readonly number[]) =>
    random.chance(p) ? random.pick(choices) : undefined;
  const rates = Object.fromEntries(
    Object.entries({
      discount: some(0.65, [5, 8, 10, 12, 15, 18, 20, 25, 30]),
      influencerDiscount: some(0.18, [5, 10, 15, 20, 25]),
      localDiscount: some(0.22, [5, 10, 12, 15, 20]),
      parentDiscount: some(0.2, [5, 8, 10, 15, 20]),
      specialDiscount: some(0.24, [5, 10, 15, 20, 25]),
      studentDiscount: some(0.3, [5, 10, 12, 15, 20]),
      volunteerDiscount: some(0.18, [10, 15, 20, 25, 35]),
      womenDiscount: some(0.22, [5, 8, 10, 12, 15]),
    }).filter(([, rate]) => rate !== undefined),
  ) as DiscountRates;
  return { rates, specialOn: rates.specialDiscount !== undefined && random.chance(0.6) };
}

const CUSTOM_POLICIES: readonly (readonly [percent: number, text: string])[] = [
  [80, 'Tell us a week ahead if you can. You get 80% back until the day you arrive.'],
  [70, 'Plans change. We keep 30% for the room we held and return the rest until check-in.'],
  [50, 'Half of it back until check-in, and we will gladly move your dates instead.'],
  [60, 'We return 60% until the start, and everything if we find somebody for your room.'],
  [25, 'We are a small house: a quarter back until the start, or new dates within the year.'],
  [90, 'Up to the morning of arrival you get 90% back; the rest pays for the laundry.'],
];

export function choosePolicy(random: Random): {
  cancellationPolicy: CancellationPolicy;
  customRefundPercent: number | null;
  customPolicyText: string | null;
} {
  const cancellationPolicy = random.weighted<CancellationPolicy>([
    ['flexible', 30],
    ['moderate', 27],
    ['strict', 20],
    ['super-strict', 8],
    ['long-term', 7],
    ['custom', 8],
  ]);
  if (cancellationPolicy !== 'custom') {
    return { cancellationPolicy, customRefundPercent: null, customPolicyText: null };
  }
  const [customRefundPercent, customPolicyText] = random.pick(CUSTOM_POLICIES);
  return { cancellationPolicy, customRefundPercent, customPolicyText };
}
