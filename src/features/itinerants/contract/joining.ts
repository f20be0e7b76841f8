import * as v from 'valibot';
import {
  calendarQuery,
  nightsCalendarSchema,
  nightsQuoteQuery,
  nightsQuoteSchema,
} from '#market/booking/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idParams } from '#platform/contract/schemas.ts';

const itinerantCalendarSchema = v.object({
  ...nightsCalendarSchema.entries,
  /** The days it lasts, the last of them the check-out date. */
  open: v.object({ from: dateSchema, until: dateSchema }),
});
export type ItinerantCalendar = v.InferOutput<typeof itinerantCalendarSchema>;

export const showItinerantCalendar = defineRoute({
  id: 'itinerants.show-calendar',
  method: 'GET',
  path: '/api/itinerants/:id/calendar',
  summary: 'List the places left by night between two dates, at most 400 days apart',
  access: 'public',
  params: idParams,
  query: calendarQuery,
  response: itinerantCalendarSchema,
  errors: ['not-found', 'invalid-input'],
});

export const quoteItinerant = defineRoute({
  id: 'itinerants.quote',
  method: 'GET',
  path: '/api/itinerants/:id/quote',
  summary: 'Quote joining for some nights line by line, with the refund schedule',
  access: 'public',
  params: idParams,
  query: nightsQuoteQuery,
  response: nightsQuoteSchema,
  errors: ['not-found', 'too-many-guests', 'too-few-nights', 'date-past', 'invalid-input'],
});
