import * as v from 'valibot';
import { LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { pictureSchema, ratingSchema, resultsPageEntries } from '#features/listings/contract.ts';
import { centsSchema, dateSchema, idSchema } from '#platform/contract/schemas.ts';

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
  /** Units that are let one by one: rooms, or beds of shared rooms; 1 where all of it is let. */
  capacity: v.number(),
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

export const staySearchPageSchema = v.object({
  items: v.array(stayCardSchema),
  ...resultsPageEntries,
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
    minMbps: queryText,
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
