import * as v from 'valibot';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { defineRoute, type RouteResponse } from '#platform/contract/route.ts';

export const suggestPlaces = defineRoute({
  id: 'listings.suggest-places',
  method: 'GET',
  path: '/api/places',
  summary:
    'Find countries, regions, cities and addresses by prefix, tolerating typos; without one, the cities with the most listings',
  access: 'public',
  query: v.object({
    q: v.pipe(v.string(), v.maxLength(80)),
    /** Listings to count: homes by default, as callers of the API before other kinds expect. */
    kind: v.optional(v.picklist(LISTING_KINDS), 'stay'),
  }),
  response: v.object({
    places: v.array(
      v.object({
        kind: v.picklist(['country', 'region', 'city', 'address']),
        label: v.string(),
        detail: v.string(),
        countryCode: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        /** Number of listings near there, or in that country. */
        count: v.number(),
      }),
    ),
  }),
});
/** A place suggested for a typed text. */
export type SuggestedPlace = RouteResponse<typeof suggestPlaces>['places'][number];
