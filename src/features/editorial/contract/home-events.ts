import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';

/** Events that recur in homes; a community event with a date of its own is an experience. */
export const listHomeEvents = defineRoute({
  id: 'editorial.list-home-events',
  method: 'GET',
  path: '/api/home-events',
  summary: 'List regular events at listed homes, most frequent first',
  access: 'public',
  response: v.object({
    items: v.array(
      v.object({
        /** As in searches. */
        id: v.string(),
        label: v.string(),
        description: v.string(),
        /** Homes that have it. */
        homes: v.number(),
      }),
    ),
  }),
});
