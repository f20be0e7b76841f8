import * as v from 'valibot';
import { type DateRange, nightsBetween } from '#domain/dates.ts';
import {
  ITINERANT_LISTS,
  ITINERANT_NUMBERS,
  type ItinerantNumber,
  leastNights,
  MAX_ITINERANT_NIGHTS,
} from '#domain/itinerant-form.ts';
import type { ItinerantPricingInput } from '#domain/itinerant-pricing.ts';
import { toCents } from '#domain/money.ts';
import { hostedPreviewEntries, locationSchema } from '#market/hosting/contract/schemas.ts';
import { createHostingForm } from '#market/hosting/index.web.ts';
import { picturePart } from '#market/page/index.web.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { itinerantFormEntries } from '../../contract/hosting-schemas.ts';
import type { ItinerantChoices, previewItinerant, StoredItinerant } from '../../contract.ts';

/** A stop that is being entered; its days are typed as those of the itinerant are. */
const draftStopSchema = v.object({
  location: v.optional(v.nullable(locationSchema), null),
  region: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  startDate: v.optional(v.string(), ''),
  endDate: v.optional(v.string(), ''),
  meetingPoint: v.optional(v.string(), ''),
  /** HH:MM, or null. */
  checkInFrom: v.optional(v.nullable(v.string()), null),
  storedAs: v.optional(v.nullable(v.number()), null),
});
export type StopValue = v.InferOutput<typeof draftStopSchema>;

const stops = v.optional(v.pipe(v.array(draftStopSchema), v.maxLength(ITINERANT_LISTS.stops)), []);

/** The contract's schema of each field, except stops, which are sent only when complete. */
export const formEntries = { ...itinerantFormEntries, stops };

/** An incomplete form: no field is required yet. */
export const draftSchema = v.object({
  ...formEntries,
  ...hostedPreviewEntries,
  /** Null while its field is empty: an empty field is not zero. */
  price: v.optional(v.nullable(itinerantFormEntries.price), ITINERANT_NUMBERS.price.default),
  checkinTime: v.optional(v.string(), ''),
  checkoutTime: v.optional(v.string(), ''),
  goDate: v.optional(v.nullable(v.string()), null),
});

/** All fields of the form with the host's input so far (spec 3 §3.1). */
export type HostingValues = v.InferOutput<typeof draftSchema>;
export type HostingField = keyof HostingValues & string;
export type ItinerantPreviewPage = RouteResponse<typeof previewItinerant>;

/** The types of the itinerants' hosting dialog. */
export interface ItinerantHosting {
  readonly Values: HostingValues;
  readonly Stored: StoredItinerant;
  /** None: itinerants have no previous one to start from (spec 3 §4 prefills homes only). */
  readonly Recent: never;
  readonly Choices: ItinerantChoices;
  readonly Preview: ItinerantPreviewPage;
  readonly Confirmed: never;
  readonly Created: unknown;
}

/** The form of the itinerants' hosting dialog, with the state that its steps share. */
export const itinerantForm = createHostingForm<ItinerantHosting>();
export const { useWizard: useItinerantForm, useScope: useItinerantScope } = itinerantForm;

/**
 * The lengths that a price is shown for: the minimum number of nights and all of them, once where
 * they are equal; the minimum alone while the days aren't entered.
 */
export function pricedNights(range: DateRange | null, minNights: number): number[] {
  const min = Math.min(MAX_ITINERANT_NIGHTS, Math.max(1, Math.round(minNights) || 1));
  if (range === null) return [min];
  const whole = nightsBetween(range.start, range.end);
  if (whole < 1 || whole > MAX_ITINERANT_NIGHTS) return [min];
  const joined = leastNights({ startDate: range.start, endDate: range.end, minNights: min });
  return joined === whole ? [whole] : [joined, whole];
}

type Amount = Extract<
  ItinerantNumber,
  'price' | 'cleaningFees' | 'extraGuestFees' | 'petFees' | 'taxFees' | 'securityDepositFee'
>;

/** Pricing terms of an itinerant from the host's input so far. Converts dollars to cents. */
export function pricingTerms(
  values: HostingValues,
): Pick<ItinerantPricingInput, 'nightlyPrice' | 'fees' | 'rates' | 'specialDiscountOn'> {
  /** Limited to the bounds of the form: during typing it may be any number. */
  const cents = (name: Amount) => {
    const { min, max } = ITINERANT_NUMBERS[name];
    const value = values[name] ?? min;
    return toCents(Math.min(max, Math.max(min, Number.isFinite(value) ? value : min)));
  };
  return {
    nightlyPrice: cents('price'),
    fees: {
      cleaning: cents('cleaningFees'),
      extraGuest: cents('extraGuestFees'),
      pet: cents('petFees'),
      tax: cents('taxFees'),
      deposit: cents('securityDepositFee'),
    },
    rates: values,
    specialDiscountOn: values.specialDiscountOn,
  };
}

/** Numbers of photos, of `count`, that belong to each part of an itinerant (spec 3 §2.2). */
export function pictureGroups(count: number): { front: number; living: number; events: number } {
  const parts = Array.from({ length: count }, (_, index) => picturePart(index, count));
  const so = (wanted: (typeof parts)[number]) => parts.filter((part) => part === wanted).length;
  return { front: so('front-page'), living: so('living-space'), events: so('events') };
}
