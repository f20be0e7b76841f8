import * as v from 'valibot';
import {
  LATITUDE,
  LISTING_TEXTS,
  LONGITUDE,
  MAX_PICTURES,
  type NumberBounds,
  TIME_PATTERN,
} from '#domain/listing-form.ts';
import { STAY_DEFAULTS, STAY_LISTS, STAY_NUMBERS, STAY_TEXTS } from '#domain/stay-form.ts';
import {
  CANCELLATION_POLICIES,
  LISTING_CATEGORIES,
  OCCUPANCIES,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import { pictureSchema } from '#features/listings/contract.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema, lineSchema, textSchema } from '#platform/contract/schemas.ts';
import { stayPageSchema } from './routes.ts';

/** A whole number, or one with a digit or two behind the point: rounded to the step. */
function numberSchema({ min, max, step }: NumberBounds) {
  const within = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  if (step >= 1) return v.pipe(within, v.integer(), v.multipleOf(step));
  const perUnit = Math.round(1 / step);
  return v.pipe(
    within,
    v.transform((value) => Math.round(value * perUnit) / perUnit),
  );
}

const numberOf = (name: keyof typeof STAY_NUMBERS) =>
  v.optional(numberSchema(STAY_NUMBERS[name]), STAY_NUMBERS[name].standard);
const line = ({ least, most }: { least: number; most: number }) => lineSchema(most, least);
const text = ({ least, most }: { least: number; most: number }) => textSchema(most, least);
const time = v.pipe(v.string(), v.regex(TIME_PATTERN));
const urls = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

const degrees = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.minValue(min), v.maxValue(max));

/** The country, and where exactly in it (spec 3 §3.2). */
const locationSchema = v.object({
  /** Two-letter code. */
  value: countryCodeSchema,
  /** The country's name; ours counts. */
  label: v.optional(v.string(), ''),
  /** Latitude and longitude of the door. */
  latlng: v.tuple([degrees(LATITUDE), degrees(LONGITUDE)]),
});

/** Every field of the co-living listing form (spec 3 §3.2), with what a new form starts with. */
export const stayFormEntries = {
  category: v.optional(v.picklist(LISTING_CATEGORIES), STAY_DEFAULTS.category),
  scenery: v.optional(v.picklist(SCENERY_STYLES), STAY_DEFAULTS.scenery),
  occupancy: v.optional(v.picklist(OCCUPANCIES), STAY_DEFAULTS.occupancy),
  location: locationSchema,
  address: line(LISTING_TEXTS.address),
  /** Found from the point where it is left empty. */
  region: v.optional(line(LISTING_TEXTS.region), ''),
  city: v.optional(line(LISTING_TEXTS.city), ''),
  neighbourhood: v.optional(line(LISTING_TEXTS.neighbourhood), ''),
  guestCount: numberOf('guestCount'),
  roomCount: numberOf('roomCount'),
  bathroomCount: numberOf('bathroomCount'),
  minnight: numberOf('minnight'),
  /** `secure_url` of uploads, or what a read listing has here; the first is the cover. */
  imageSrc: v.optional(v.pipe(urls, v.maxLength(MAX_PICTURES)), []),
  /** What each picture shows, in the same order; may be shorter. */
  imageAlt: v.optional(
    v.pipe(v.array(line(LISTING_TEXTS.pictureAlt)), v.maxLength(MAX_PICTURES)),
    [],
  ),
  logoImageSrc: v.optional(v.pipe(urls, v.maxLength(MAX_PICTURES)), []),
  title: line(LISTING_TEXTS.title),
  description: text(LISTING_TEXTS.description),
  /** Dollars for one unit and one night. */
  price: numberSchema(STAY_NUMBERS.price),
  /** Ids of the catalogue, or its English labels. */
  amenity: v.optional(v.pipe(v.array(word), v.maxLength(STAY_LISTS.amenity)), []),
  event: v.optional(v.pipe(v.array(word), v.maxLength(STAY_LISTS.event)), []),
  houseRules: v.optional(
    v.pipe(v.array(line(STAY_TEXTS.houseRule)), v.maxLength(STAY_LISTS.houseRules)),
    [],
  ),
  checkinTime: v.optional(time, STAY_DEFAULTS.checkinTime),
  checkoutTime: v.optional(time, STAY_DEFAULTS.checkoutTime),
  wifiName: v.optional(line(LISTING_TEXTS.wifiName), ''),
  wifiPassword: v.optional(line(LISTING_TEXTS.wifiPassword), ''),
  /** Mbit/s. */
  wifiSpeed: v.optional(v.nullable(numberSchema(STAY_NUMBERS.wifiSpeed)), null),
  instructions: v.optional(text(LISTING_TEXTS.instructions), ''),
  cancellationPolicy: v.optional(
    v.picklist(CANCELLATION_POLICIES),
    STAY_DEFAULTS.cancellationPolicy,
  ),
  customCancellationPolicy: v.optional(text(STAY_TEXTS.customCancellationPolicy), ''),
  /** The refund percentage of a custom policy. */
  securityDeposit: numberOf('securityDeposit'),
  securityRate: numberOf('securityRate'),
  discount: numberOf('discount'),
  womenDiscount: numberOf('womenDiscount'),
  specialDiscount: numberOf('specialDiscount'),
  /** Whether the special discount counts; when left out, it does. */
  specialDiscountOn: v.optional(v.boolean(), true),
  volunteerDiscount: numberOf('volunteerDiscount'),
  influencerDiscount: numberOf('influencerDiscount'),
  studentDiscount: numberOf('studentDiscount'),
  parentDiscount: numberOf('parentDiscount'),
  localDiscount: numberOf('localDiscount'),
  cleaningFees: numberOf('cleaningFees'),
  extraGuestFees: numberOf('extraGuestFees'),
  petFees: numberOf('petFees'),
  taxRate: numberOf('taxRate'),
  /** Guests the price includes; all of them when null. */
  includedGuests: v.optional(v.nullable(numberSchema(STAY_NUMBERS.guestCount)), null),
  residentCount: numberOf('residentCount'),
  averageGuestAge: numberOf('averageGuestAge'),
} as const;

export const stayFormSchema = v.object(stayFormEntries);
/** A form as the server reads it. */
export type StayForm = v.InferOutput<typeof stayFormSchema>;

/** A form in the middle: nothing is required to look at it. */
export const stayPreviewSchema = v.object({
  ...stayFormEntries,
  location: v.optional(v.nullable(locationSchema), null),
  address: v.optional(lineSchema(LISTING_TEXTS.address.most), ''),
  title: v.optional(lineSchema(LISTING_TEXTS.title.most), ''),
  description: v.optional(textSchema(LISTING_TEXTS.description.most), ''),
  price: numberOf('price'),
});
export type StayPreview = v.InferOutput<typeof stayPreviewSchema>;

/** A listing in its form; what the form doesn't send is for showing it. */
const storedFormEntries = {
  ...stayFormEntries,
  /** Ids of `amenity` and `event`, which hold the labels of the catalogue (spec 3 §3.2). */
  amenityIds: v.array(v.string()),
  eventIds: v.array(v.string()),
  /** The pictures of `imageSrc`, for showing them. */
  pictures: v.array(pictureSchema),
  logos: v.array(pictureSchema),
};

export const recentFormSchema = v.object(storedFormEntries);
export type RecentForm = v.InferOutput<typeof recentFormSchema>;

/** A listing as its host edits it, the secrets of arrival included. */
export const storedFormSchema = v.object({
  ...storedFormEntries,
  id: idSchema,
  /** Goes back with the changes, so that a rival's are not lost. */
  version: v.number(),
  /** What guests have reserved already, below which nothing may fall. */
  commitments: v.object({
    reservations: v.number(),
    units: v.number(),
    guests: v.number(),
  }),
});
export type StoredForm = v.InferOutput<typeof storedFormSchema>;

/** spec 3 §7. */
export const createStay = defineRoute({
  id: 'stays.create',
  method: 'POST',
  path: '/api/listings',
  summary: 'Create a co-living listing',
  access: 'signed-in',
  body: stayFormSchema,
  response: v.object({ id: idSchema, version: v.number() }),
  status: 201,
  errors: ['invalid-input', 'too-many-listings'],
  idempotent: true,
});

/** spec 3 §7. */
export const showStayForm = defineRoute({
  id: 'stays.show-form',
  method: 'GET',
  path: '/api/listinginfo/:id',
  summary: 'Retrieve my listing as a form, to edit it',
  access: 'signed-in',
  params: idParams,
  response: storedFormSchema,
  errors: ['not-found', 'forbidden'],
});

/** spec 3 §7. */
export const updateStay = defineRoute({
  id: 'stays.update',
  method: 'POST',
  path: '/api/listinginfo/:id',
  summary:
    'Change my listing; with a version, refused when another change came first, with what stands now in `current`',
  access: 'signed-in',
  params: idParams,
  body: v.object({
    ...stayFormEntries,
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  response: v.object({ id: idSchema, version: v.number() }),
  errors: ['not-found', 'forbidden', 'invalid-input', 'listing-changed', 'listing-commitments'],
});

/** spec 3 §7. */
export const showRecentStay = defineRoute({
  id: 'stays.show-recent',
  method: 'GET',
  path: '/api/recentListing',
  summary: 'Retrieve my most recent listing, to pre-fill a new form; null if I have none',
  access: 'signed-in',
  response: v.nullable(recentFormSchema),
});

export const previewStay = defineRoute({
  id: 'stays.preview',
  method: 'POST',
  path: '/api/listings/preview',
  summary: 'Preview an unsaved form as guests would see it; nothing is stored',
  access: 'signed-in',
  body: stayPreviewSchema,
  response: stayPageSchema,
});

export const hostingRoutes = [
  createStay,
  showStayForm,
  updateStay,
  showRecentStay,
  previewStay,
] as const;
