import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema, instantSchema } from '#platform/contract/schemas.ts';

export const listReviews = defineRoute({
  id: 'reviews.list',
  method: 'GET',
  path: '/api/listings/:id/reviews',
  summary: 'List reviews of a listing, newest first, 10 per page',
  access: 'public',
  params: idParams,
  query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))) }),
  response: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        guestName: v.string(),
        guestImage: v.nullable(v.string()),
        rating: v.number(),
        text: v.string(),
        reply: v.nullable(v.string()),
        createdAt: instantSchema,
        nights: v.number(),
      }),
    ),
    total: v.number(),
    average: v.nullable(v.number()),
    page: v.number(),
  }),
  errors: ['not-found'],
});

export const reviewRoutes = [listReviews] as const;
