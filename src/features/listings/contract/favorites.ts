import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idSchema } from '#platform/contract/schemas.ts';

// Hearts are on every card, so what they call stands apart from what few pages ask for.

export const favoriteSchema = v.object({ listingId: idSchema });

/** At most this many saved listings are told of, or handed over, in one call. */
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
