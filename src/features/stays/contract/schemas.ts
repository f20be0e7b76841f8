import * as v from 'valibot';
import { LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { cardEntries, type SearchPage, searchQuery } from '#market/search/contract.ts';
import { centsSchema, dateSchema } from '#platform/contract/schemas.ts';

export const stayCardSchema = v.object({
  ...cardEntries,
  category: v.picklist(LISTING_CATEGORIES),
  scenery: v.picklist(SCENERY_STYLES),
  occupancy: v.picklist(OCCUPANCIES),
  wifiMbps: v.nullable(v.number()),
  /** The amenity for remote work, translated; null when it has none. */
  workAmenity: v.nullable(v.string()),
  guestCount: v.number(),
  roomCount: v.number(),
  /** Units reserved separately: rooms, or beds of shared rooms; 1 for a whole place. */
  capacity: v.number(),
  minNights: v.number(),
  nightlyPrice: centsSchema,
  /** Price to show: the all-in total of the matching dates, or the price of a duration. */
  price: v.object({
    amount: centsSchema,
    /** Number of nights of the amount. */
    nights: v.number(),
    /** With dates: the amount includes fees and the refundable deposit. */
    allIn: v.boolean(),
    deposit: centsSchema,
    discountPercent: v.number(),
    startDate: v.nullable(dateSchema),
    endDate: v.nullable(dateSchema),
  }),
});
export type StayCard = v.InferOutput<typeof stayCardSchema>;

export type StaySearchPage = SearchPage<typeof stayCardSchema>;

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

export const staySearchQuery = searchQuery([
  'locationValue',
  'address',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
  'guestCount',
  'roomCount',
  'bathroomCount',
  'minPrice',
  'maxPrice',
  'priceSpan',
  'category',
  'style',
  'occupancy',
  'amenity',
  'event',
  'residentCount',
  'averageAge',
  'minMbps',
  'hostVerified',
  'dateMode',
  'startDate',
  'endDate',
  'baseDate',
  'flexibility',
  'startMonth',
  'endMonth',
  'stayMonths',
  'pricingDuration',
  'scheduleDuration',
  'sort',
  'page',
]);
