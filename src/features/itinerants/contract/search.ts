import * as v from 'valibot';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import {
  cardEntries,
  categoryCountsSchema,
  pinEntries,
  pinsSchema,
  positionEntries,
  resultsPageEntries,
  searchQuery,
} from '#market/search/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams } from '#platform/contract/schemas.ts';

/** An itinerant among the results. */
export const itinerantCardSchema = v.object({
  ...cardEntries,
  category: v.picklist(ITINERANT_CATEGORIES),
  style: v.picklist(SCENERY_STYLES),
  occupancy: v.picklist(OCCUPANCIES),
  wifiMbps: v.nullable(v.number()),
  startDate: dateSchema,
  /** The check-out date. */
  endDate: dateSchema,
  /** Minimum number of nights. */
  leastNights: v.number(),
  /**
   * Cities on its route, each once, in the order of the stops; empty where it stays in one place.
   */
  cities: v.array(v.string()),
  /** Places of each night. */
  guestCount: v.number(),
  /**
   * Places left on the fullest night to come; 0 where guests can only join for a part of the route.
   */
  placesLeft: v.number(),
  /** The first nights within the requested dates that guests can join for; null without dates. */
  free: v.nullable(v.object({ startDate: dateSchema, endDate: dateSchema })),
  /** Price for one guest, for a night or for the whole route where the search filters by it. */
  price: v.object({
    amount: centsSchema,
    /** Number of nights that the amount is for. */
    nights: v.number(),
  }),
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

export const itinerantSearchQuery = searchQuery([
  'locationValue',
  'guestCount',
  'roomCount',
  'bathroomCount',
  'category',
  'address',
  'occupancy',
  'amenity',
  'event',
  'startDate',
  'endDate',
  'price',
  'style',
  'latitude',
  'longitude',
  'radiusKm',
  'bbox',
  'scheduleDuration',
  'sort',
  'page',
]);

/** Response of spec 3 §3.3 without parameters, a page of results with any. */
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
  response: pinsSchema({
    ...pinEntries,
    /** Positions of its stops, in their order; empty where it stays in one place. */
    way: v.array(v.object(positionEntries)),
  }),
});

export const countItinerantCategories = defineRoute({
  id: 'itinerants.count-categories',
  method: 'GET',
  path: '/api/itinerant-categories',
  summary: 'Count the itinerants of a search by category',
  access: 'public',
  query: itinerantSearchQuery,
  response: categoryCountsSchema(ITINERANT_CATEGORIES),
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
