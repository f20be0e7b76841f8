import * as v from 'valibot';
import { LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { pictureSchema } from '#features/listings/contract.ts';
import { centsSchema, dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';

const priceLineSchema = v.object({
  kind: v.picklist([
    'nights',
    'discount',
    'cleaning',
    'service',
    'extra-guests',
    'pets',
    'taxes',
    'deposit',
  ]),
  amount: centsSchema,
  quantity: v.optional(v.number()),
  unitAmount: v.optional(centsSchema),
  percent: v.optional(v.number()),
  field: v.optional(v.string()),
});

/** What a stay costs: `total` is what is charged, the refundable deposit included. */
export const quoteSchema = v.object({
  nights: v.number(),
  lines: v.array(priceLineSchema),
  discount: v.nullable(
    v.object({ field: v.string(), percent: v.number(), reason: v.string(), amount: centsSchema }),
  ),
  subtotal: centsSchema,
  deposit: centsSchema,
  total: centsSchema,
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** One step of a refund over time (`domain/cancellation`). */
export const refundPointSchema = v.object({
  from: instantSchema,
  until: v.nullable(instantSchema),
  amount: centsSchema,
  rule: v.string(),
  percent: v.number(),
});

export const ratingSchema = v.nullable(v.object({ average: v.number(), count: v.number() }));

export const stayCardSchema = v.object({
  id: idSchema,
  title: v.string(),
  city: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  neighbourhood: v.string(),
  category: v.picklist(LISTING_CATEGORIES),
  scenery: v.picklist(SCENERY_STYLES),
  occupancy: v.picklist(OCCUPANCIES),
  pictures: v.array(pictureSchema),
  wifiMbps: v.nullable(v.number()),
  /** The amenity that makes it good for work, translated; null when it has none. */
  workAmenity: v.nullable(v.string()),
  guestCount: v.number(),
  roomCount: v.number(),
  minNights: v.number(),
  nightlyPrice: centsSchema,
  /** What to show: the all-in total of the dates found, or the price of a duration. */
  price: v.object({
    amount: centsSchema,
    /** Nights the amount is for. */
    nights: v.number(),
    /** With dates: fees and refundable deposit are in the amount. */
    allIn: v.boolean(),
    deposit: centsSchema,
    discountPercent: v.number(),
    startDate: v.nullable(dateSchema),
    endDate: v.nullable(dateSchema),
  }),
  rating: ratingSchema,
  latitude: v.number(),
  longitude: v.number(),
  /** Whether the caller saved it. */
  favorite: v.boolean(),
});
export type StayCard = v.InferOutput<typeof stayCardSchema>;

/** An active filter with its translated label, to be shown as a removable chip. */
const chipSchema = v.object({
  key: v.string(),
  value: v.nullable(v.string()),
  label: v.string(),
});

/** What the search answers when nothing fits: the nearest way out, with its count. */
const wayOutSchema = v.variant('kind', [
  v.object({
    kind: v.literal('nearest-place'),
    city: v.string(),
    countryName: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    distanceKm: v.number(),
    /** Filters to drop besides the place; most often none. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
  v.object({
    kind: v.literal('relax'),
    /** The filters to drop together; several where none of them alone is enough. */
    without: v.array(chipSchema),
    count: v.number(),
  }),
]);

export const staySearchPageSchema = v.object({
  items: v.array(stayCardSchema),
  total: v.number(),
  page: v.number(),
  pageCount: v.number(),
  /** Where the search is centred, for its heading and its map. */
  place: v.nullable(
    v.object({
      label: v.string(),
      latitude: v.nullable(v.number()),
      longitude: v.nullable(v.number()),
    }),
  ),
  chips: v.array(chipSchema),
  /** Why the dates find nothing anywhere; null when they could. */
  datesProblem: v.nullable(v.picklist(['past', 'too-long', 'too-far'])),
  /** Of an empty result with a place: homes there, whatever else is asked for. */
  placeTotal: v.nullable(v.number()),
  /** Of an empty result whose place is not known by that name: cities spelled like it. */
  unknownPlace: v.nullable(
    v.object({
      name: v.string(),
      similar: v.array(
        v.object({
          label: v.string(),
          countryName: v.string(),
          latitude: v.number(),
          longitude: v.number(),
          count: v.number(),
          /** Whether the count is of homes that fit all else that was asked for. */
          keepsFilters: v.boolean(),
        }),
      ),
    }),
  ),
  waysOut: v.array(wayOutSchema),
});
export type StaySearchPage = v.InferOutput<typeof staySearchPageSchema>;

export const groupedListingsSchema = v.array(
  v.object({
    locationValue: v.string(),
    listings: v.array(
      v.object({
        address: v.string(),
        price: v.number(),
        occupancy: v.string(),
        averageGuestAge: v.number(),
      }),
    ),
  }),
);

const queryText = v.optional(v.union([v.string(), v.array(v.string())]));
/** Raw search parameters; `domain/search` reads them and ignores what it doesn't know. */
export const staySearchQuery = v.objectWithRest(
  {
    locationValue: queryText,
    address: queryText,
    latitude: queryText,
    longitude: queryText,
    radiusKm: queryText,
    bbox: queryText,
    guestCount: queryText,
    roomCount: queryText,
    bathroomCount: queryText,
    minPrice: queryText,
    maxPrice: queryText,
    priceSpan: queryText,
    category: queryText,
    style: queryText,
    occupancy: queryText,
    amenity: queryText,
    event: queryText,
    residentCount: queryText,
    averageAge: queryText,
    dateMode: queryText,
    startDate: queryText,
    endDate: queryText,
    baseDate: queryText,
    flexibility: queryText,
    startMonth: queryText,
    endMonth: queryText,
    pricingDuration: queryText,
    scheduleDuration: queryText,
    sort: queryText,
    page: queryText,
  },
  v.union([v.string(), v.array(v.string())]),
);
