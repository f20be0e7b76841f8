import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idSchema } from '#platform/contract/schemas.ts';

// Hearts are on every card, so their calls are separate from those that few pages use.

export const favoriteSchema = v.object({ listingId: idSchema });

/** Maximum number of saved listings per call, in requests and responses. */
const MAX_SAVED = 100;
export const mergeFavorites = defineRoute({
  id: 'listings.merge-favorites',
  method: 'POST',
  path: '/api/favorites/merge',
  summary: 'Save the listings I saved while signed out; unknown and deleted ones are skipped',
  access: 'signed-in',
  body: v.object({ listingIds: v.pipe(v.array(idSchema), v.maxLength(MAX_SAVED)) }),
  response: doneSchema,
});

export const addFavorite = defineRoute({
  id: 'listings.add-favorite',
  method: 'POST',
  path: '/api/favorites',
  summary: 'Save a listing; saving it twice changes nothing',
  access: 'signed-in',
  body: favoriteSchema,
  response: doneSchema,
  status: 201,
  errors: ['not-found'],
  idempotent: true,
});

export const deleteFavorite = defineRoute({
  id: 'listings.remove-favorite',
  method: 'DELETE',
  path: '/api/favorites',
  summary: 'Remove a listing from my saved ones',
  access: 'signed-in',
  body: favoriteSchema,
  response: doneSchema,
});
