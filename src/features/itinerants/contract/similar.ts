import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams } from '#platform/contract/schemas.ts';
import { itinerantCardSchema } from './search.ts';

export const similarItinerants = defineRoute({
  id: 'itinerants.similar',
  method: 'GET',
  path: '/api/itinerants/:id/similar',
  summary: 'List similar itinerants that can still be joined, most similar first, at most 8',
  access: 'public',
  params: idParams,
  response: v.object({ items: v.array(itinerantCardSchema) }),
  errors: ['not-found'],
});
