import * as v from 'valibot';
import { GO_STATUSES } from '#domain/go-day.ts';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import {
  cardEntries,
  defineSearchRoutes,
  pinEntries,
  positionEntries,
  type SearchPage,
  searchQuery,
} from '#market/search/contract.ts';
import { centsSchema, dateSchema } from '#platform/contract/schemas.ts';

/** The people a journey needs to go, for its card. */
const cardGoSchema = v.object({
  people: v.number(),
  /** The last day to join before it is decided. */
  date: dateSchema,
  status: v.picklist(GO_STATUSES),
  /** People aboard: those who have paid. */
  aboard: v.number(),
});
export type CardGo = v.InferOutput<typeof cardGoSchema>;

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
  /** The people it needs to go; null where it goes with any number. */
  go: v.nullable(cardGoSchema),
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

export type ItinerantSearchPage = SearchPage<typeof itinerantCardSchema>;

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
  'hostVerified',
  'scheduleDuration',
  'sort',
  'page',
]);

/** The routes of the search for itinerants. */
export const itinerantSearchRoutes = defineSearchRoutes({
  id: 'itinerants',
  listings: 'itinerants',
  pinsPath: '/api/itinerant-pins',
  categoriesPath: '/api/itinerant-categories',
  query: itinerantSearchQuery,
  card: itinerantCardSchema,
  pin: {
    ...pinEntries,
    /** Positions of its stops, in their order; empty where it stays in one place. */
    way: v.array(v.object(positionEntries)),
  },
  categories: ITINERANT_CATEGORIES,
  newest: groupedItinerantsSchema,
  summaries: {
    search: 'Search itinerants that can still be joined; without parameters, grouped by country',
    listPins:
      'List price pins of a search for the map, at most 500, with the way of those that move',
    countCategories: 'Count the itinerants of a search by category',
    showCard: 'Retrieve an itinerant of a search, priced as in its results',
    similar: 'List similar itinerants that can still be joined, most similar first, at most 8',
  },
});
export const {
  search: searchItinerants,
  listPins: listItinerantPins,
  countCategories: countItinerantCategories,
  showCard: showItinerantCard,
  similar: similarItinerants,
} = itinerantSearchRoutes;
