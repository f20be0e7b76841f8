import * as v from 'valibot';
import { MAX_NIGHT_LINES } from '#domain/night-waitlist.ts';
import { listingSummarySchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  placedInstantSchema,
} from '#platform/contract/schemas.ts';

const partySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

/** The caller's place on the waitlist of nights. */
const nightPlaceSchema = v.object({
  id: idSchema,
  /** Null where the home isn't offered any more: nothing is told about it. */
  listing: v.nullable(listingSummarySchema),
  listingId: idSchema,
  /** IANA zone of the home. */
  timeZone: v.string(),
  startDate: dateSchema,
  /** The day after the last night. */
  endDate: dateSchema,
  guests: v.number(),
  state: v.picklist(['waiting', 'offered']),
  /** Guests who joined before and wait for any of these nights. */
  ahead: v.number(),
  /** Until when the nights are held for the caller; null while waiting. */
  offerUntil: v.nullable(placedInstantSchema),
});
export type NightPlace = v.InferOutput<typeof nightPlaceSchema>;

export const listNightPlaces = defineRoute({
  id: 'reservations.list-waitlists',
  method: 'GET',
  path: '/api/waitlists',
  summary: 'List the nights I wait for, and those held for me, the first arrival first',
  access: 'signed-in',
  response: v.object({ items: v.pipe(v.array(nightPlaceSchema), v.maxLength(MAX_NIGHT_LINES)) }),
});

export const waitForNights = defineRoute({
  id: 'reservations.join-waitlist',
  method: 'POST',
  path: '/api/waitlists',
  summary: 'Wait for nights of a home that are taken; waiting twice changes nothing',
  access: 'signed-in',
  body: v.object({
    listingId: idSchema,
    startDate: dateSchema,
    endDate: dateSchema,
    guests: v.optional(partySchema, 1),
    rooms: v.optional(partySchema, 1),
  }),
  response: v.object({ id: idSchema }),
  status: 201,
  errors: [
    'not-found',
    'stay-unavailable',
    'listing-paused',
    'own-listing',
    'email-unconfirmed',
    'not-requestable',
    'account-limited',
    'guest-not-verified',
    'too-many-guests',
    'too-few-nights',
    'date-past',
    'nights-free',
    'too-late-to-wait',
    'too-many-night-lines',
    'offers-unused',
  ],
  idempotent: true,
});

export const stopWaiting = defineRoute({
  id: 'reservations.leave-waitlist',
  method: 'DELETE',
  path: '/api/waitlists/:id',
  summary: 'Wait no more; nights that were held for me go to the next in line',
  access: 'signed-in',
  params: idParams,
  response: doneSchema,
});

export const nightWaitlistRoutes = [listNightPlaces, waitForNights, stopWaiting] as const;
