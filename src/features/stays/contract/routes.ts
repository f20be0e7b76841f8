import * as v from 'valibot';
import {
  LISTING_CATEGORIES,
  OCCUPANCIES,
  PRICING_DURATIONS,
  SCENERY_STYLES,
} from '#domain/vocabulary.ts';
import {
  calendarQuery,
  nightsCalendarSchema,
  nightsQuoteQuery,
  nightsQuoteSchema,
} from '#market/booking/contract.ts';
import {
  amenityGroupSchema,
  eventTypeSchema,
  hostSchema,
  labelledSchema,
  measuredWifiSchema,
  offeredDiscountSchema,
  pagePolicySchema,
  pictureSchema,
  placeSchema,
  ratingSchema,
} from '#market/page/contract.ts';
import { defineSearchRoutes, pinEntries } from '#market/search/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import { listChoices, showAnalytics } from './filter-routes.ts';
import { groupedListingsSchema, stayCardSchema, staySearchQuery } from './schemas.ts';

/** The routes of the search for stays. */
export const staySearchRoutes = defineSearchRoutes({
  id: 'stays',
  listings: 'listings',
  pinsPath: '/api/stays/pins',
  categoriesPath: '/api/stays/categories',
  query: staySearchQuery,
  card: stayCardSchema,
  pin: pinEntries,
  categories: LISTING_CATEGORIES,
  newest: groupedListingsSchema,
  summaries: {
    search: 'Search stays; without parameters, all of them grouped by country',
    listPins: 'List price pins of a search for the map, at most 500',
    countCategories: 'Count the stays of a search by category',
    showCard: 'Retrieve a stay of a search, priced as in its results',
    similar: 'List similar stays nearby, most similar first, at most 8',
  },
});
export const {
  search: searchStays,
  listPins,
  countCategories,
  showCard,
  similar: similarStays,
} = staySearchRoutes;

export const stayDetailsSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** BCP 47 tag of its host's texts. */
  language: v.string(),
  /** In no search until its host has confirmed their email address. */
  awaitsConfirmation: v.boolean(),
  description: v.string(),
  category: v.picklist(LISTING_CATEGORIES),
  categoryLabel: v.string(),
  scenery: v.picklist(SCENERY_STYLES),
  sceneryLabel: v.string(),
  occupancy: v.picklist(OCCUPANCIES),
  occupancyLabel: v.string(),
  place: placeSchema,
  pictures: v.array(pictureSchema),
  /** Key of its logo, a picture that is shown uncropped; null when it has none. */
  logo: v.nullable(v.string()),
  guestCount: v.number(),
  roomCount: v.number(),
  bathroomCount: v.number(),
  capacity: v.number(),
  minNights: v.number(),
  nightlyPrice: centsSchema,
  includedGuests: v.number(),
  acceptsPets: v.boolean(),
  durationPrices: v.array(
    v.object({ duration: v.picklist(PRICING_DURATIONS), nights: v.number(), amount: centsSchema }),
  ),
  amenityGroups: v.array(amenityGroupSchema),
  events: v.array(eventTypeSchema),
  houseRules: v.array(v.string()),
  /** As measured by guests, otherwise as stated by its host. */
  wifiMbps: v.nullable(v.number()),
  measuredWifi: v.nullable(measuredWifiSchema),
  checkInFrom: v.string(),
  checkOutUntil: v.string(),
  averageGuestAge: v.nullable(v.number()),
  residentCount: v.number(),
  policy: pagePolicySchema,
  discounts: v.array(offeredDiscountSchema),
  securityRate: v.number(),
  host: hostSchema,
  rating: ratingSchema,
  favorite: v.boolean(),
  /** Whether the caller hosts it. */
  own: v.boolean(),
  /** Amenities for work, shown beside the title; at most four. */
  labels: v.array(labelledSchema),
});
export type StayDetails = v.InferOutput<typeof stayDetailsSchema>;

export const showStay = defineRoute({
  id: 'stays.show',
  method: 'GET',
  path: '/api/listings/:id',
  summary: 'Retrieve a stay, as anyone may see it',
  access: 'public',
  params: idParams,
  response: stayDetailsSchema,
  errors: ['not-found'],
});

export const showCalendar = defineRoute({
  id: 'stays.show-calendar',
  method: 'GET',
  path: '/api/listings/:id/calendar',
  summary: 'List unavailable nights between two dates, at most 400 days apart',
  access: 'public',
  params: idParams,
  query: calendarQuery,
  response: nightsCalendarSchema,
  errors: ['not-found', 'invalid-input'],
});

export const quoteStay = defineRoute({
  id: 'stays.quote',
  method: 'GET',
  path: '/api/listings/:id/quote',
  summary: 'Quote dates line by line, with the refund schedule',
  access: 'public',
  params: idParams,
  query: nightsQuoteQuery,
  response: nightsQuoteSchema,
  errors: ['not-found', 'too-many-guests', 'too-few-nights', 'date-past', 'invalid-input'],
});

export const showPriceRange = defineRoute({
  id: 'stays.show-price-range',
  method: 'GET',
  path: '/api/stays/price-range',
  summary: 'Retrieve the lowest, highest and average price per night, in whole dollars',
  access: 'public',
  response: v.object({
    /** Rounded down, so that no stay is cheaper. */
    min: v.number(),
    /** Rounded up, so that none is dearer. */
    max: v.number(),
    average: v.number(),
  }),
});

export const stayRoutes = [
  searchStays,
  listPins,
  countCategories,
  showAnalytics,
  listChoices,
  showStay,
  showCard,
  showCalendar,
  quoteStay,
  similarStays,
  showPriceRange,
] as const;
