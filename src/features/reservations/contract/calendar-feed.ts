import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema } from '#platform/contract/schemas.ts';

/** The route of a person's calendar feed. It is a file and not an API call. */
export const CALENDAR_FEED = '/api/calendar/:token.ics';

/** Everyone with the address can read the calendar, without a session. */
const feedSchema = v.object({ url: v.string() });

export const showCalendarFeed = defineRoute({
  id: 'reservations.show-calendar-feed',
  method: 'GET',
  path: '/api/calendar',
  summary: 'Retrieve the address of my calendar feed; null if I have none',
  access: 'signed-in',
  response: v.object({ feed: v.nullable(feedSchema) }),
});

export const makeCalendarFeed = defineRoute({
  id: 'reservations.make-calendar-feed',
  method: 'POST',
  path: '/api/calendar',
  summary: 'Make a calendar feed of everything I book; asked again, it answers with the same one',
  access: 'signed-in',
  response: feedSchema,
});

export const revokeCalendarFeed = defineRoute({
  id: 'reservations.revoke-calendar-feed',
  method: 'DELETE',
  path: '/api/calendar',
  summary: 'Revoke my calendar feed; its address stops working, and the next one differs',
  access: 'signed-in',
  response: doneSchema,
});

export const calendarFeedRoutes = [showCalendarFeed, makeCalendarFeed, revokeCalendarFeed] as const;
