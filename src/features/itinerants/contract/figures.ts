import * as v from 'valibot';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { ratingSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Figures of one category (spec 3 §3.7). */
const categoryFiguresSchema = v.object({
  category: v.picklist(ITINERANT_CATEGORIES),
  /** Itinerants that are listed, 1 or more. */
  itinerants: v.number(),
  /** Guests whose reservation was approved and not cancelled, each once. */
  members: v.number(),
  /** Cities they begin or stop in, each once. */
  places: v.number(),
});

const itinerantFiguresSchema = v.object({
  /** Itinerants that are listed, past ones too. */
  itinerants: v.number(),
  /** The average of all their reviews; null without any. */
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
