import { bestDiscount, type DiscountRates } from './discounts.ts';
import { type Cents, computePercent } from './money.ts';
import type { PriceLine } from './quote.ts';
import { SERVICE_RATE, type StayQuote, serviceAmount } from './stay-pricing.ts';
import type { GuestGroup } from './vocabulary.ts';

/** Costs of an itinerant besides its nights, in cents. */
export interface ItinerantFees {
  /** Once a reservation. */
  readonly cleaning: Cents;
  /** For each guest from the second of a reservation on, once. */
  readonly extraGuest: Cents;
  /** For each pet, once. */
  readonly pet: Cents;
  /** For each guest, once. */
  readonly tax: Cents;
  /** Once a reservation, returned after it. */
  readonly deposit: Cents;
}

export interface ItinerantPricingInput {
  /** Cents for one guest and one night. */
  readonly nightlyPrice: Cents;
  /** Cents of one guest for all nights, in place of the price by the night: their share of a cost. */
  readonly share?: Cents;
  readonly nights: number;
  readonly guests: number;
  readonly pets: number;
  readonly fees: ItinerantFees;
  readonly rates: DiscountRates;
  readonly specialDiscountOn: boolean;
  /** Whole days from today, in the zone of the place, to the first night. */
  readonly daysAhead: number;
  readonly groups: readonly GuestGroup[];
}

/**
 * Price of joining an itinerant, line by line, in the order of the page; a line that is zero
 * is left out, but for the nights.
 *
 *     nights       = nightlyPrice × nights × guests; in its place a share × guests
 *     discount     = −percent of nights, at most one (see `bestDiscount`)
 *     service      = 6 % of (nights + discount)
 *     cleaning     = once
 *     extra guests = for each guest from the second on, once
 *     pets         = for each pet, once
 *     taxes        = for each guest, once
 *     deposit      = once
 *     total        = the sum of all of these
 *
 * @throws RangeError for a count below its least, or an amount that is not whole cents
 */
export function priceItinerant(input: ItinerantPricingInput): StayQuote {
  validate(input);
  const { fees, guests, pets } = input;
  const guestNights = input.nights * guests;
  const { share } = input;
  const nights = share === undefined ? input.nightlyPrice * guestNights : share * guests;
  const best = bestDiscount({ ...input, specialOn: input.specialDiscountOn });
  const discount = best ? { ...best, amount: computePercent(nights, best.percent) } : null;
  const discounted = nights - (discount?.amount ?? 0);
  const { deposit } = fees;

  const optional: PriceLine[] = [
    ...(discount
      ? [
          {
            kind: 'discount',
            refund: 'pro-rata',
            amount: 0 - discount.amount,
            percent: discount.percent,
            field: discount.field,
          } as const,
        ]
      : []),
    {
      kind: 'service',
      refund: 'pro-rata',
      amount: serviceAmount(discounted, SERVICE_RATE),
      percent: SERVICE_RATE,
    },
    { kind: 'cleaning', refund: 'before-start', amount: fees.cleaning },
    {
      kind: 'extra-guests',
      refund: 'before-start',
      amount: fees.extraGuest * (guests - 1),
      quantity: guests - 1,
      unitAmount: fees.extraGuest,
      per: 'guest',
    },
    {
      kind: 'pets',
      refund: 'before-start',
      amount: fees.pet * pets,
      quantity: pets,
      unitAmount: fees.pet,
    },
    {
      kind: 'taxes',
      refund: 'before-start',
      amount: fees.tax * guests,
      quantity: guests,
      unitAmount: fees.tax,
      per: 'guest',
    },
    { kind: 'deposit', refund: 'always', amount: deposit },
  ];
  const lines: PriceLine[] = [
    share === undefined
      ? {
          kind: 'nights',
          refund: 'pro-rata',
          amount: nights,
          quantity: guestNights,
          unitAmount: input.nightlyPrice,
          per: 'guest',
        }
      : {
          kind: 'share',
          refund: 'pro-rata',
          amount: nights,
          quantity: guests,
          unitAmount: share,
          per: 'guest',
        },
    ...optional.filter(({ amount }) => amount !== 0),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    nights: input.nights,
    units: guests,
    lines,
    discount,
    subtotal: total - deposit,
    deposit,
    total,
  };
}

function validate({ nightlyPrice, nights, guests, pets, fees }: ItinerantPricingInput): void {
  const min = { nightlyPrice: 0, nights: 1, guests: 1, pets: 0 };
  const counts = { nightlyPrice, nights, guests, pets, ...fees };
  for (const [name, value] of Object.entries(counts)) {
    const from = name in min ? min[name as keyof typeof min] : 0;
    if (!Number.isSafeInteger(value) || value < from) {
      throw new RangeError(`${name} must be a whole number from ${from}: ${value}`);
    }
  }
}
