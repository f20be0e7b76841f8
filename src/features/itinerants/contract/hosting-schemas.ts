import * as v from 'valibot';
import { SHARED_COST_BOUNDS } from '#domain/fair-share.ts';
import { GO_STATUSES } from '#domain/go-day.ts';
import {
  ITINERANT_DEFAULTS,
  ITINERANT_LISTS,
  ITINERANT_NUMBERS,
  ITINERANT_TEXTS,
} from '#domain/itinerant-form.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import {
  ITINERANT_CATEGORIES,
  OCCUPANCIES,
  PARTIES,
  ROUTINE_LISTS,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import {
  catalogueWord,
  hostedFormEntries,
  hostedPreviewEntries,
  hostedStoredEntries,
  locationSchema,
  makeLineSchema,
  makeTextSchema,
  numberSchema,
  numberWithDefault,
  timeSchema,
} from '#market/hosting/contract.ts';
import { dateSchema, idSchema } from '#platform/contract/schemas.ts';

const numberField = (name: keyof typeof ITINERANT_NUMBERS) =>
  numberWithDefault(ITINERANT_NUMBERS[name]);

/** A typed day, DD/MM/YYYY (spec 3 §3.1). */
const typedDateSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.check((text) => dateFromTyped(text) !== null),
);

const GO_PEOPLE_MAX = ITINERANT_NUMBERS.guestCount.max;

/** Ids of a routine list, or its English labels. */
const routine = v.optional(
  v.pipe(v.array(catalogueWord), v.maxLength(ITINERANT_LISTS.routine)),
  [],
);

/** Position of an itinerant on some of its nights. */
export const stopSchema = v.object({
  location: locationSchema,
  /** Derived from the point where it is empty. */
  region: hostedFormEntries.region,
  city: hostedFormEntries.city,
  startDate: dateSchema,
  /** The day it moves on. */
  endDate: dateSchema,
  /**
   * Where guests who board there meet the group, a single line that only they see. Empty where the
   * host informs them otherwise; for the first stop, where it is the address of the itinerant.
   */
  meetingPoint: v.optional(makeLineSchema(ITINERANT_TEXTS.meetingPoint), ''),
  /** HH:MM in its zone, from when guests board; null for the default hour. */
  checkInFrom: v.optional(v.nullable(timeSchema), null),
  /**
   * Index of the stored stop it was, from 0: a sensitive change retains that stop's meeting point.
   */
  storedAs: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ITINERANT_LISTS.stops))),
    null,
  ),
});
export type ItinerantStop = v.InferOutput<typeof stopSchema>;

/** Every field of the itinerant's form (spec 3 §3.1), with the defaults of a new form. */
export const itinerantFormEntries = {
  ...hostedFormEntries,
  /** Empty where the point on the map suffices. */
  address: v.optional(makeLineSchema(ITINERANT_TEXTS.address), ''),
  category: v.optional(v.picklist(ITINERANT_CATEGORIES), ITINERANT_DEFAULTS.category),
  style: v.optional(v.picklist(SCENERY_STYLES), ITINERANT_DEFAULTS.style),
  occupancy: v.optional(v.picklist(OCCUPANCIES), ITINERANT_DEFAULTS.occupancy),
  /** The size of the group; it is no limit. */
  party: v.optional(v.nullable(v.picklist(PARTIES)), null),
  guestCount: numberField('guestCount'),
  roomCount: numberField('roomCount'),
  bathroomCount: numberField('bathroomCount'),
  /** Dollars for one guest and one night. */
  price: numberSchema(ITINERANT_NUMBERS.price),
  weekDayRoutine: routine,
  weekNightRoutine: routine,
  weekendDayRoutine: routine,
  weekendNightRoutine: routine,
  customRoutine: v.optional(makeTextSchema(ITINERANT_TEXTS.customRoutine), ''),
  /** The first day; a date, despite its name (spec 3 §3.1). */
  checkinTime: typedDateSchema,
  /** The check-out date. */
  checkoutTime: typedDateSchema,
  /** People that it needs to go, with the day on which that is decided; both or none. */
  goPeople: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GO_PEOPLE_MAX))),
    null,
  ),
  goDate: v.optional(v.nullable(typedDateSchema), null),
  /** Dollars that the people aboard share, in place of the price by the night; only with these two. */
  sharedCost: v.optional(v.nullable(numberSchema(SHARED_COST_BOUNDS)), null),
  taxFees: numberField('taxFees'),
  cleaningFees: numberField('cleaningFees'),
  extraGuestFees: numberField('extraGuestFees'),
  petFees: numberField('petFees'),
  securityDepositFee: numberField('securityDepositFee'),
  /** In the order of their dates; empty where it stays in one place. */
  stops: v.optional(v.pipe(v.array(stopSchema), v.maxLength(ITINERANT_LISTS.stops)), []),
} as const;

export const itinerantFormSchema = v.object(itinerantFormEntries);
/** A form as parsed by the server. */
export type ItinerantForm = v.InferOutput<typeof itinerantFormSchema>;

/** A form that is being filled in: a preview requires no field. */
export const itinerantPreviewSchema = v.object({
  ...itinerantFormEntries,
  ...hostedPreviewEntries,
  price: numberField('price'),
  checkinTime: v.optional(v.nullable(typedDateSchema), null),
  checkoutTime: v.optional(v.nullable(typedDateSchema), null),
});
export type ItinerantPreview = v.InferOutput<typeof itinerantPreviewSchema>;

export const storedEntries = {
  ...itinerantFormEntries,
  ...hostedStoredEntries,
  /** Empty where it is left out. */
  address: v.string(),
  /** Ids of the routines, whose labels are in the lists. */
  routineIds: v.object(
    v.entriesFromList(
      ROUTINE_LISTS.map((list) => `${list}Routine` as const),
      v.array(v.string()),
    ),
  ),
  /** The country's two-letter code again (spec 3 §3.1). */
  locationValue: v.string(),
};

/** An itinerant for its host's form. */
export const storedItinerantSchema = v.object({
  ...storedEntries,
  id: idSchema,
  /** Sent with the changes, so that a concurrent edit isn't overwritten. */
  version: v.number(),
  /** Whether the street, the wifi and the arrival instructions are left out. */
  sensitive: v.boolean(),
  /** Existing reservations, which limit what can be lowered. */
  commitments: v.object({
    reservations: v.number(),
    /** Taken places on the fullest coming night. */
    places: v.number(),
    /**
     * The first night on which a place is taken and the day after the last; null without any. Past
     * nights count once it is on its way.
     */
    startDate: v.nullable(dateSchema),
    endDate: v.nullable(dateSchema),
  }),
  /** Whether it is decided that the journey goes; null where it goes with any number of people. */
  goStatus: v.nullable(v.picklist(GO_STATUSES)),
});
export type StoredItinerant = v.InferOutput<typeof storedItinerantSchema>;
