import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema } from '#platform/contract/schemas.ts';

export const listAboard = defineRoute({
  id: 'reservations.list-aboard',
  method: 'GET',
  path: '/api/itinerants/:id/aboard',
  summary: 'List the people aboard an itinerant who agreed to be shown to members, at most 24',
  access: 'signed-in',
  params: idParams,
  response: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        /** First name alone. */
        name: v.string(),
        image: v.nullable(v.string()),
      }),
    ),
    /** Whether there are more of them. */
    hasMore: v.boolean(),
    /** Of a caller who is aboard: whether the others see them here; null for any other. */
    own: v.nullable(v.picklist(['shown', 'not-shown'])),
  }),
  errors: ['not-found'],
});
