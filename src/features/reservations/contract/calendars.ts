import * as v from 'valibot';
import { FEED_ADDRESS, FEED_NAME, FEED_PROBLEMS, MAX_FEEDS } from '#domain/calendar-feeds.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { idParams, idSchema, instantSchema, lineSchema } from '#platform/contract/schemas.ts';

/** A home's nights for other platforms. It is a file and not an API call. */
export const HOME_CALENDAR = '/api/listings/:id/calendar/:token.ics';

const importedCalendarSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The host of its address: the rest of it is a secret. */
  site: v.string(),
  /** Nights to come that it claims. */
  nights: v.number(),
  /** The last success; null before the first. */
  checkedAt: v.nullable(instantSchema),
  /** Null before the first try. */
  triedAt: v.nullable(instantSchema),
  nextAt: instantSchema,
  /** The problem of the last try; nights that it claimed before still count. */
  problem: v.nullable(v.picklist(FEED_PROBLEMS)),
});
export type ShownCalendar = v.InferOutput<typeof importedCalendarSchema>;

/** The calendars of a home, both ways. */
const homeCalendarsSchema = v.object({
  /** The address for other platforms: everyone who has it can read when the home is taken. */
  own: v.nullable(v.object({ url: v.string() })),
  imported: v.pipe(v.array(importedCalendarSchema), v.maxLength(MAX_FEEDS)),
});
export type HomeCalendars = v.InferOutput<typeof homeCalendarsSchema>;

const calendarParams = v.object({ id: idSchema, calendarId: idSchema });
const nameSchema = lineSchema(FEED_NAME.max, FEED_NAME.min);

export const showCalendars = defineRoute({
  id: 'reservations.show-calendars',
  method: 'GET',
  path: '/api/properties/:id/calendars',
  summary: 'Retrieve the calendars of my home: its own address and those it imports',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  response: homeCalendarsSchema,
  errors: ['not-found', 'forbidden'],
});

export const addCalendar = defineRoute({
  id: 'reservations.add-calendar',
  method: 'POST',
  path: '/api/properties/:id/calendars',
  summary: 'Import a calendar into my home: its nights are taken here too',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  body: v.object({
    name: nameSchema,
    address: lineSchema(FEED_ADDRESS.max, FEED_ADDRESS.min),
  }),
  response: homeCalendarsSchema,
  status: 201,
  idempotent: true,
  accountLimit: 'calendar',
  errors: [
    'not-found',
    'forbidden',
    'invalid-input',
    'too-many-calendars',
    'too-many-host-calendars',
    'calendar-exists',
  ],
});

/** Sent again it changes nothing more, so it needs no key. */
export const renameCalendar = defineRoute({
  id: 'reservations.rename-calendar',
  method: 'PUT',
  path: '/api/properties/:id/calendars/:calendarId',
  summary: 'Rename a calendar of my home',
  access: 'signed-in',
  coHost: 'calendar',
  params: calendarParams,
  body: v.object({ name: nameSchema }),
  response: homeCalendarsSchema,
  errors: ['not-found', 'forbidden', 'invalid-input'],
});

export const removeCalendar = defineRoute({
  id: 'reservations.remove-calendar',
  method: 'DELETE',
  path: '/api/properties/:id/calendars/:calendarId',
  summary: 'Remove a calendar of my home: nights that it alone claims are free again',
  access: 'signed-in',
  coHost: 'calendar',
  params: calendarParams,
  response: homeCalendarsSchema,
  errors: ['not-found', 'forbidden'],
});

export const fetchCalendarNow = defineRoute({
  id: 'reservations.fetch-calendar',
  method: 'POST',
  path: '/api/properties/:id/calendars/:calendarId/fetch',
  summary: 'Fetch a calendar of my home now; the answer comes before it is fetched',
  access: 'signed-in',
  coHost: 'calendar',
  params: calendarParams,
  response: homeCalendarsSchema,
  accountLimit: 'calendar',
  errors: ['not-found', 'forbidden'],
});

export const makeHomeCalendar = defineRoute({
  id: 'reservations.make-home-calendar',
  method: 'POST',
  path: '/api/properties/:id/calendar-address',
  summary: 'Give my home a calendar address for other platforms; one it had stops working',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  response: homeCalendarsSchema,
  errors: ['not-found', 'forbidden'],
});

export const revokeHomeCalendar = defineRoute({
  id: 'reservations.revoke-home-calendar',
  method: 'DELETE',
  path: '/api/properties/:id/calendar-address',
  summary: 'Revoke the calendar address of my home',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  response: homeCalendarsSchema,
  errors: ['not-found', 'forbidden'],
});

export const calendarsRoutes = [
  showCalendars,
  addCalendar,
  renameCalendar,
  removeCalendar,
  fetchCalendarNow,
  makeHomeCalendar,
  revokeHomeCalendar,
] as const;
