import * as v from 'valibot';
import { ITINERANT_CATEGORIES } from '#domain/vocabulary.ts';
import { pictureSchema, ratingSchema } from '#features/listings/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';

const similarItinerantSchema = v.object({
  id: idSchema,
  title: v.string(),
  city: v.string(),
  countryName: v.string(),
  category: v.picklist(ITINERANT_CATEGORIES),
  startDate: dateSchema,
  /** The day of leaving. */
  endDate: dateSchema,
  /** Cents for one guest and one night. */
  nightlyPrice: centsSchema,
  pictures: v.array(pictureSchema),
  rating: ratingSchema,
  favorite: v.boolean(),
});
export type SimilarItinerant = v.InferOutput<typeof similarItinerantSchema>;

export const similarItinerants = defineRoute({
  id: 'itinerants.similar',
  method: 'GET',
  path: '/api/itinerants/:id/similar',
  summary: 'List similar itinerants that can still be joined, most similar first, at most 8',
  access: 'public',
  params: idParams,
  response: v.object({ items: v.array(similarItinerantSchema) }),
  errors: ['not-found'],
});
