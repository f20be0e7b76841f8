import { bestDiscount, type DiscountRates, type QualifiedDiscount } from './discounts.ts';
import { type Cents, computePercent, computeShare } from './money.ts';
import type { PricedNights } from './night-overrides.ts';
import type { PriceLine, Quote } from './quote.ts';
import type { GuestGroup, PricingDuration } from './vocabulary.ts';

/** The service fee in percent of the nights after discount. */
export const SERVICE_RATE = 6;

/** Number of nights in a price per duration. */
export const DURATION_NIGHTS: Readonly<Record<PricingDuration, number>> = {
  night: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

export interface StayFees {
  /** Cents, once a stay. */
  readonly cleaning: Cents;
  /** Cents for each night and each guest above the included number. */
  readonly extraGuestPerNight: Cents;
  /** Cents for each pet, once a stay. */
  readonly pet: Cents;
  /** Percent, 0 to 100. */
  readonly serviceRate: number;
  /** Percent, 0 to 100. */
  readonly taxRate: number;
}

export interface StayPricingInput {
  /** Cents for one room and one night. */
  readonly nightlyPrice: Cents;
  /** The nights by their price, in total as many as `nights`; all at `nightlyPrice` by default. */
  readonly pricedNights?: readonly PricedNights[];
  readonly nights: number;
  readonly guests: number;
  readonly pets: number;
  /** Units of each night: rooms, or 1 for a whole home. */
  readonly units: number;
  /** Guests that the nightly price includes, for the whole booking. */
  readonly includedGuests: number;
  readonly fees: StayFees;
  readonly rates: DiscountRates;
  readonly specialDiscountOn: boolean;
  /** Percent, 0 to 100. */
  readonly securityRate: number;
  /** Whole days from today, in the listing's zone, to the day of arrival. */
  readonly daysAhead: number;
  readonly groups: readonly GuestGroup[];
}

export interface StayQuote extends Quote {
  readonly nights: number;
  /** Units of each night: rooms, or 1 for a whole home. */
  readonly units: number;
  readonly discount: (QualifiedDiscount & { readonly amount: Cents }) | null;
}

/** All nights of all units, before any discount. */
export function nightsAmount(nightlyPrice: Cents, units: number, nights: number): Cents {
  return nightlyPrice * units * nights;
}

/** The fee of a night for each guest above the included ones. */
export function extraGuestsAmount(
  input: Pick<StayPricingInput, 'fees' | 'guests' | 'includedGuests' | 'nights'>,
): Cents {
  return (
    input.fees.extraGuestPerNight * Math.max(0, input.guests - input.includedGuests) * input.nights
  );
}

/** Our service fee, on the nights after the discount. */
export function serviceAmount(discountedNights: Cents, serviceRate: number): Cents {
  return computePercent(discountedNights, serviceRate);
}

/** Taxes, on the nights after the discount and on the fees of the home. */
export function taxesAmount(taxable: Cents, taxRate: number): Cents {
  return computePercent(taxable, taxRate);
}

/**
 * The refundable deposit: the security rate of listing price × duration, before any discount
 * (spec 1 §9).
 */
export function depositAmount(nights: Cents, securityRate: number): Cents {
  return computePercent(nights, securityRate);
}

function pricedNights(input: StayPricingInput): readonly PricedNights[] {
  const { pricedNights: own = [], nightlyPrice, nights } = input;
  return own.length > 0 ? own : [{ price: nightlyPrice, nights }];
}

function requireWhole(name: string, value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number from ${min}: ${value}`);
  }
}

function requirePercent(name: string, value: number): void {
  if (!(value >= 0 && value <= 100)) throw new RangeError(`${name} is not 0..100: ${value}`);
}

function validate(input: StayPricingInput): void {
  requireWhole('nightlyPrice', input.nightlyPrice, 0);
  requireWhole('nights', input.nights, 1);
  requireWhole('guests', input.guests, 1);
  requireWhole('pets', input.pets, 0);
  requireWhole('units', input.units, 1);
  requireWhole('includedGuests', input.includedGuests, 0);
  requireWhole('cleaning', input.fees.cleaning, 0);
  requireWhole('extraGuestPerNight', input.fees.extraGuestPerNight, 0);
  requireWhole('pet', input.fees.pet, 0);
  validateNights(input.pricedNights ?? [], input.nights);
  requirePercent('serviceRate', input.fees.serviceRate);
  requirePercent('taxRate', input.fees.taxRate);
  requirePercent('securityRate', input.securityRate);
}

function validateNights(priced: readonly PricedNights[], nights: number): void {
  if (priced.length === 0) return;
  for (const { price, nights: some } of priced) {
    requireWhole('price', price, 0);
    requireWhole('nights at a price', some, 1);
  }
  const counted = priced.reduce((sum, { nights: some }) => sum + some, 0);
  if (counted !== nights) throw new RangeError(`${counted} of ${nights} nights have a price`);
}

/**
 * Price of a stay, line by line, in the order of the page. Each line is rounded half-up to
 * the cent; a fee that is zero has no line. Nights with prices of their own have a line for each.
 *
 *     nights       = nightlyPrice × units × nights, or the same of each price
 *     discount     = −percent of nights, at most one (see `bestDiscount`)
 *     cleaning     = per stay
 *     service      = serviceRate % of (nights + discount)
 *     extra guests = extraGuestPerNight × guests above includedGuests × nights
 *     pets         = pet × pets
 *     taxes        = taxRate % of (nights + discount + cleaning + extra guests + pets)
 *     deposit      = securityRate % of nights
 *     total        = the sum of all of these
 *
 * @throws RangeError for a count below its least, prices of other nights, an amount that is not whole cents, or a
 * percentage outside 0..100.
 */
export function priceStay(input: StayPricingInput): StayQuote {
  validate(input);
  const { fees } = input;
  const ofNights = pricedNights(input).map(
    ({ price, nights: count }): PriceLine => ({
      kind: 'nights',
      amount: nightsAmount(price, input.units, count),
      refund: 'pro-rata',
      quantity: input.units * count,
      unitAmount: price,
    }),
  );
  const nights = ofNights.reduce((sum, { amount }) => sum + amount, 0);
  const best = bestDiscount({ ...input, specialOn: input.specialDiscountOn });
  const discount = best ? { ...best, amount: computePercent(nights, best.percent) } : null;
  const discounted = nights - (discount?.amount ?? 0);
  const extraGuests = extraGuestsAmount(input);
  const pets = fees.pet * input.pets;
  const taxable = discounted + fees.cleaning + extraGuests + pets;
  const deposit = depositAmount(nights, input.securityRate);

  const fee = (line: PriceLine): PriceLine[] => (line.amount === 0 ? [] : [line]);
  const lines: PriceLine[] = [
    ...ofNights,
    ...(discount
      ? fee({
          kind: 'discount',
          refund: 'pro-rata',
          amount: 0 - discount.amount,
          percent: discount.percent,
          field: discount.field,
        })
      : []),
    ...fee({ kind: 'cleaning', amount: fees.cleaning, refund: 'before-start' }),
    ...fee({
      kind: 'service',
      refund: 'pro-rata',
      amount: serviceAmount(discounted, fees.serviceRate),
      percent: fees.serviceRate,
    }),
    ...fee({
      kind: 'extra-guests',
      refund: 'pro-rata',
      amount: extraGuests,
      quantity: Math.max(0, input.guests - input.includedGuests) * input.nights,
      unitAmount: fees.extraGuestPerNight,
    }),
    ...fee({
      kind: 'pets',
      amount: pets,
      refund: 'before-start',
      quantity: input.pets,
      unitAmount: fees.pet,
    }),
    ...fee({
      kind: 'taxes',
      amount: taxesAmount(taxable, fees.taxRate),
      refund: 'pro-rata',
      percent: fees.taxRate,
    }),
    ...fee({ kind: 'deposit', amount: deposit, refund: 'always', percent: input.securityRate }),
  ];
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    nights: input.nights,
    units: input.units,
    lines,
    discount,
    subtotal: total - deposit,
    deposit,
    total,
  };
}

/**
 * The total of a stay converted to a duration, rounded half-up to the cent, so that stays of any
 * length can be compared by the night, the week or the month.
 *
 * @throws RangeError when the total is not whole cents or the nights are not from 1.
 */
export function totalPerDuration(
  { total, nights }: Pick<StayQuote, 'total' | 'nights'>,
  duration: PricingDuration,
): Cents {
  return computeShare(total, DURATION_NIGHTS[duration], nights);
}

/**
 * The price a card quotes for a duration when no dates are searched: the nightly price times
 * the nights of that duration, before discounts and fees.
 *
 * @throws RangeError when the price is not whole cents from 0.
 */
export function pricePerDuration(
  input: Pick<StayPricingInput, 'nightlyPrice'>,
  duration: PricingDuration,
): Cents {
  requireWhole('nightlyPrice', input.nightlyPrice, 0);
  return nightsAmount(input.nightlyPrice, 1, DURATION_NIGHTS[duration]);
}
