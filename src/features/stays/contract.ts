import * as v from 'valibot';
import { INSTANT_CONDITIONS } from '#domain/instant-booking.ts';
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
  offerRulesSchema,
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
import { centsSchema, doneSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import {
  recentFormSchema,
  stayFormEntries,
  stayFormSchema,
  stayPreviewSchema,
  storedFormSchema,
} from './contract/hosting-schemas.ts';
import { groupedListingsSchema, stayCardSchema, staySearchQuery } from './contract/schemas.ts';

export * from './contract/hosting-schemas.ts';
export * from './contract/schemas.ts';

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
  errors: ['invalid-input', 'email-unconfirmed', 'too-many-listings'],
  idempotent: true,
});

/** spec 3 §7. */
export const showStayForm = defineRoute({
  id: 'stays.show-form',
  method: 'GET',
  path: '/api/listinginfo/:id',
  summary: 'Retrieve my listing as a form, to edit it',
  access: 'signed-in',
  coHost: 'homes',
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
  coHost: 'homes',
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
  /** Whether its host asks for guests whose identity was verified. */
  asksVerifiedGuests: v.boolean(),
  /** Whether its host takes no new reservations. */
  isPaused: v.boolean(),
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
  rules: offerRulesSchema,
  /** Whose requests are approved at once. */
  instantBooking: v.picklist(INSTANT_CONDITIONS),
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
  /**
   * Minutes since the calendars that its host imports were last checked, as of the answer; null
   * where there are none. Not an instant: the page shows the same before and after hydration.
   */
  calendarsCheckedAgo: v.nullable(v.number()),
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

export const noteView = defineRoute({
  id: 'stays.note-view',
  method: 'POST',
  path: '/api/opened-listings/:id',
  summary: 'Count a view of a stay whose page was opened from another page, without a document',
  access: 'public',
  params: idParams,
  response: doneSchema,
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

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/**
 * Number of stays that would remain with each id in addition to the search; every id is included.
 */
const remainingSchema = v.record(v.string(), v.number());

/** Figures of a search. Prices are per night in whole dollars, as in the search. */
export const stayAnalyticsSchema = v.object({
  /** Number of matches. */
  total: countSchema,
  price: v.object({
    /** Over stays with a price above 0 (spec 3 §9); null without matches. */
    average: v.nullable(countSchema),
    /** Rounded down. */
    lowest: v.nullable(countSchema),
    /** Rounded up. */
    highest: v.nullable(countSchema),
  }),
  /** Prices of the matches without the price range. */
  histogram: v.object({
    /** End of the last bucket, which includes all dearer stays. */
    max: countSchema,
    /** Dollars per bucket; the first begins at 0. */
    width: countSchema,
    counts: v.array(countSchema),
  }),
  /** Average guest ages by decade from the first to the last non-empty one. */
  ages: v.array(v.object({ from: countSchema, to: countSchema, count: countSchema })),
  occupancies: v.array(v.object({ id: v.picklist(OCCUPANCIES), count: countSchema })),
  /** With each category instead of the current one. */
  categories: remainingSchema,
  amenities: remainingSchema,
  events: remainingSchema,
});
export type StayAnalytics = v.InferOutput<typeof stayAnalyticsSchema>;

/** spec 3 §2.5, §9: figures of the filter dialog for the current search. */
export const showAnalytics = defineRoute({
  id: 'stays.show-analytics',
  method: 'GET',
  path: '/api/stays/analytics',
  summary:
    'Prices, ages and occupancies of a search, and what remains with each category, amenity and event',
  access: 'public',
  query: staySearchQuery,
  response: stayAnalyticsSchema,
});

const described = { label: v.string(), description: v.string() };

export const stayChoicesSchema = v.object({
  categories: v.array(v.object({ id: v.picklist(LISTING_CATEGORIES), ...described })),
  occupancies: v.array(v.object({ id: v.picklist(OCCUPANCIES), ...described })),
  amenityGroups: v.array(amenityGroupSchema),
  events: v.array(eventTypeSchema),
  /** Whether identities can be verified here, so that a search may ask for verified hosts. */
  isIdentityOffered: v.boolean(),
});
export type StayChoices = v.InferOutput<typeof stayChoicesSchema>;

export const listChoices = defineRoute({
  id: 'stays.list-choices',
  method: 'GET',
  path: '/api/stays/choices',
  summary: 'List the categories, occupancies, amenities and events of homes, with labels',
  access: 'public',
  response: stayChoicesSchema,
});

export const stayRoutes = [
  searchStays,
  listPins,
  countCategories,
  showAnalytics,
  listChoices,
  showStay,
  noteView,
  showCard,
  showCalendar,
  quoteStay,
  similarStays,
  showPriceRange,
] as const;

export const previewStay = defineRoute({
  id: 'stays.preview',
  method: 'POST',
  path: '/api/listings/preview',
  summary: 'Preview an unsaved form as guests would see it; nothing is stored',
  access: 'signed-in',
  coHost: 'homes',
  accountLimit: 'preview',
  body: stayPreviewSchema,
  response: stayDetailsSchema,
});

const degreesText = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,15})?$/),
    v.transform(Number),
    v.minValue(-max),
    v.maxValue(max),
  );

/** Prices of similar homes, and how often they are taken. */
export const priceComparisonSchema = v.object({
  /** Number of homes that were compared, at least five. */
  homes: v.number(),
  /** All of them are within so many kilometres. */
  withinKm: v.number(),
  /** Cents a night: a quarter of them ask no more, half of them, three quarters. */
  lower: centsSchema,
  median: centsSchema,
  upper: centsSchema,
  /** Percent of their nights of the last 90 days with guests; null where none was listed yet. */
  takenPercent: v.nullable(v.number()),
});
export type PriceComparison = v.InferOutput<typeof priceComparisonSchema>;

export const comparePrices = defineRoute({
  id: 'stays.compare-prices',
  method: 'GET',
  path: '/api/stays/comparable-prices',
  summary:
    'Compare the prices of similar homes of other hosts nearby; null where fewer than five are similar',
  access: 'signed-in',
  coHost: 'homes',
  query: v.object({
    latitude: degreesText(90),
    longitude: degreesText(180),
    occupancy: v.picklist(OCCUPANCIES),
    roomCount: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
  }),
  response: v.object({ comparison: v.nullable(priceComparisonSchema) }),
  errors: ['invalid-input'],
});

export const hostingRoutes = [
  createStay,
  showStayForm,
  updateStay,
  showRecentStay,
  previewStay,
  comparePrices,
] as const;
