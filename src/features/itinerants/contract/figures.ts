import * as v from 'valibot';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { ratingSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Figures of one category (spec 3 §3.7). */
const categoryFiguresSchema = v.object({
  category: v.picklist(ITINERANT_CATEGORIES),
  /** Listed itinerants, 1 or more. */
  itinerants: v.number(),
  /** Guests with an approved reservation that isn't cancelled, each counted once. */
  members: v.number(),
  /** Cities they begin or stop in, each counted once. */
  places: v.number(),
});

const itinerantFiguresSchema = v.object({
  /** Listed itinerants, past ones too. */
  itinerants: v.number(),
  /** Average of all their reviews; null without any. */
  rating: ratingSchema,
  /** Categories with a listed itinerant, in the order of the catalogue. */
  categories: v.array(categoryFiguresSchema),
});
export type ItinerantFigures = v.InferOutput<typeof itinerantFiguresSchema>;

/** Not below `/api/itinerants/`, where the next segment is an id. */
export const listItinerantFigures = defineRoute({
  id: 'itinerants.list-figures',
  method: 'GET',
  path: '/api/itinerant-figures',
  summary:
    'Count the listed itinerants, with their average rating, and by category their members and places; at most a minute old',
  access: 'public',
  response: itinerantFiguresSchema,
});
