import * as v from 'valibot';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { pictureSchema, ratingSchema, resultsPageEntries } from '#features/listings/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';

const positionSchema = v.object({ latitude: v.number(), longitude: v.number() });

/** An itinerant among the results. */
export const itinerantCardSchema = v.object({
  id: idSchema,
  title: v.string(),
  city: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  neighbourhood: v.string(),
  category: v.picklist(ITINERANT_CATEGORIES),
  style: v.picklist(SCENERY_STYLES),
  occupancy: v.picklist(OCCUPANCIES),
  pictures: v.array(pictureSchema),
  wifiMbps: v.nullable(v.number()),
  startDate: dateSchema,
  /** The day of leaving. */
  endDate: dateSchema,
  /** Nights that one joins for at least. */
  leastNights: v.number(),
  /** Cities on its way, each once, in the order of the stops; none where it stays in one place. */
  cities: v.array(v.string()),
  /** Places of each night. */
  guestCount: v.number(),
  /** Places left on the fullest night to come; 0 where only a part of the way can be joined. */
  placesLeft: v.number(),
  /** Of the dates asked for, the first nights that one can join for; null without dates. */
  free: v.nullable(v.object({ startDate: dateSchema, endDate: dateSchema })),
  /** What one guest pays for a night, or for the whole way where the search says so. */
  price: v.object({
    amount: centsSchema,
    /** Nights the amount is for. */
    nights: v.number(),
  }),
  rating: ratingSchema,
  latitude: v.number(),
  longitude: v.number(),
  /** Whether the caller saved it. */
  favorite: v.boolean(),
});
export type ItinerantCard = v.InferOutput<typeof itinerantCardSchema>;

export const itinerantSearchPageSchema = v.object({
  items: v.array(itinerantCardSchema),
  ...resultsPageEntries,
});
export type ItinerantSearchPage = v.InferOutput<typeof itinerantSearchPageSchema>;

/** spec 3 §3.3. */
const groupedItinerantsSchema = v.array(
  v.object({
    locationValue: v.string(),
    itinerants: v.array(
      v.object({
        /** Neighbourhood and city; never the street. */
        address: v.string(),
        /** Dollars for one guest and one night. */
        price: v.number(),
      }),
    ),
  }),
);

const queryText = v.optional(v.union([v.string(), v.array(v.string())]));
/** Raw search parameters; `domain/search` reads them and ignores what it doesn't know. */
export const itinerantSearchQuery = v.objectWithRest(
  {
    locationValue: queryText,
    guestCount: queryText,
    roomCount: queryText,
    bathroomCount: queryText,
    category: queryText,
    address: queryText,
    occupancy: queryText,
    amenity: queryText,
    event: queryText,
    startDate: queryText,
    endDate: queryText,
    price: queryText,
    style: queryText,
    latitude: queryText,
    longitude: queryText,
    radiusKm: queryText,
    bbox: queryText,
    scheduleDuration: queryText,
    sort: queryText,
    page: queryText,
  },
  v.union([v.string(), v.array(v.string())]),
);

/** spec 3 §3.3 without parameters, a page of results with any. */
export const searchItinerants = defineRoute({
  id: 'itinerants.search',
  method: 'GET',
  path: '/api/itinerants',
  summary: 'Search itinerants that can still be joined; without parameters, grouped by country',
  access: 'public',
  query: itinerantSearchQuery,
  response: v.union([itinerantSearchPageSchema, groupedItinerantsSchema]),
});

export const listItinerantPins = defineRoute({
  id: 'itinerants.list-pins',
  method: 'GET',
  path: '/api/itinerant-pins',
  summary: 'List price pins of a search for the map, at most 500, with the way of those that move',
  access: 'public',
  query: itinerantSearchQuery,
  response: v.object({
    pins: v.array(
      v.object({
        id: idSchema,
        ...positionSchema.entries,
        amount: centsSchema,
        /** Where its stops are, in their order; none where it stays in one place. */
        way: v.array(positionSchema),
      }),
    ),
    total: v.number(),
  }),
});

export const countItinerantCategories = defineRoute({
  id: 'itinerants.count-categories',
  method: 'GET',
  path: '/api/itinerant-categories',
  summary: 'Count the itinerants of a search by category',
  access: 'public',
  query: itinerantSearchQuery,
  response: v.object({
    categories: v.array(
      v.object({
        id: v.picklist(ITINERANT_CATEGORIES),
        label: v.string(),
        description: v.string(),
        count: v.number(),
      }),
    ),
  }),
});

export const showItinerantCard = defineRoute({
  id: 'itinerants.show-card',
  method: 'GET',
  path: '/api/itinerants/:id/card',
  summary: 'Retrieve an itinerant of a search, priced as in its results',
  access: 'public',
  params: idParams,
  query: itinerantSearchQuery,
  response: itinerantCardSchema,
  errors: ['not-found'],
});
