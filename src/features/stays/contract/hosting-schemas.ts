import * as v from 'valibot';
import { INSTANT_CONDITIONS } from '#domain/instant-booking.ts';
import { OFFER_NUMBERS, WEEKDAYS } from '#domain/offer-rules.ts';
import { STAY_DEFAULTS, STAY_NUMBERS } from '#domain/stay-form.ts';
import { LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import {
  hostedFormEntries,
  hostedPreviewEntries,
  hostedStoredEntries,
  numberSchema,
  numberWithDefault,
  timeSchema,
} from '#market/hosting/contract.ts';
import { idSchema } from '#platform/contract/schemas.ts';

const numberSchemaFor = (name: keyof typeof STAY_NUMBERS) => numberWithDefault(STAY_NUMBERS[name]);

/** Every field of the co-living listing form (spec 3 §3.2), with the defaults of a new form. */
export const stayFormEntries = {
  ...hostedFormEntries,
  category: v.optional(v.picklist(LISTING_CATEGORIES), STAY_DEFAULTS.category),
  scenery: v.optional(v.picklist(SCENERY_STYLES), STAY_DEFAULTS.scenery),
  occupancy: v.optional(v.picklist(OCCUPANCIES), STAY_DEFAULTS.occupancy),
  guestCount: numberSchemaFor('guestCount'),
  roomCount: numberSchemaFor('roomCount'),
  bathroomCount: numberSchemaFor('bathroomCount'),
  /** Dollars for one unit and one night. */
  price: numberSchema(STAY_NUMBERS.price),
  checkinTime: v.optional(timeSchema, STAY_DEFAULTS.checkinTime),
  checkoutTime: v.optional(timeSchema, STAY_DEFAULTS.checkoutTime),
  securityRate: numberSchemaFor('securityRate'),
  cleaningFees: numberSchemaFor('cleaningFees'),
  extraGuestFees: numberSchemaFor('extraGuestFees'),
  petFees: numberSchemaFor('petFees'),
  taxRate: numberSchemaFor('taxRate'),
  /** Number of guests included in the price; all of them when null. */
  includedGuests: v.optional(v.nullable(numberSchema(STAY_NUMBERS.guestCount)), null),
  residentCount: numberSchemaFor('residentCount'),
  averageGuestAge: numberSchemaFor('averageGuestAge'),
  /** Whose requests are approved at once. */
  instantBooking: v.optional(v.picklist(INSTANT_CONDITIONS), 'off'),
  /** Days that have to lie between today and the arrival. */
  noticeDays: numberWithDefault(OFFER_NUMBERS.noticeDays),
  /** Days without guests before and after each stay. */
  daysBetween: numberWithDefault(OFFER_NUMBERS.daysBetween),
  /** Maximum nights of a stay; null for that of every home. */
  maxNights: v.optional(v.nullable(numberSchema(OFFER_NUMBERS.maxNights)), null),
  /** Days from today to the last possible departure; null for those of every home. */
  daysAhead: v.optional(v.nullable(numberSchema(OFFER_NUMBERS.daysAhead)), null),
  /** Weekdays on which no stay begins, 1 for Monday to 7 for Sunday. */
  noArrivalOn: v.optional(v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length)), []),
} as const;

export const stayFormSchema = v.object(stayFormEntries);
/** A form as the server parses it. */
export type StayForm = v.InferOutput<typeof stayFormSchema>;

/** An incomplete form: nothing is required for a preview. */
export const stayPreviewSchema = v.object({
  ...stayFormEntries,
  ...hostedPreviewEntries,
  price: numberSchemaFor('price'),
});
export type StayPreview = v.InferOutput<typeof stayPreviewSchema>;

const storedFormEntries = { ...stayFormEntries, ...hostedStoredEntries };

export const recentFormSchema = v.object(storedFormEntries);
export type RecentForm = v.InferOutput<typeof recentFormSchema>;

/** A listing as its host edits it, the secrets of arrival included. */
export const storedFormSchema = v.object({
  ...storedFormEntries,
  id: idSchema,
  /** Sent with the changes, so that a concurrent change is not lost. */
  version: v.number(),
  /** Existing reservations, which limit the changes. */
  commitments: v.object({
    reservations: v.number(),
    units: v.number(),
    guests: v.number(),
  }),
});
export type StoredForm = v.InferOutput<typeof storedFormSchema>;
