import * as v from 'valibot';
import { EXPERIENCE_LISTS } from '#domain/experience-form.ts';
import { OFFER_OBSTACLES } from '#domain/waitlist.ts';
import { catalogueWord } from '#market/hosting/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  dollarsAsCentsSchema,
  doneSchema,
  idParams,
  idSchema,
  placedInstantSchema,
  textSchema,
} from '#platform/contract/schemas.ts';

const sessionParams = v.object({ id: idSchema, entry: idSchema, date: dateSchema });

/** The caller's place in the waitlist of a session. */
const placeSchema = v.object({
  entryId: idSchema,
  date: dateSchema,
  state: v.picklist(['waiting', 'offered']),
  seats: v.number(),
  /** Number of guests ahead in the queue. */
  ahead: v.number(),
  /** Until when seats are reserved for the caller; null while waiting. */
  offerUntil: v.nullable(placedInstantSchema),
  /** Whether the time of an offer pauses at night. */
  restsAtNight: v.boolean(),
});
export type WaitlistPlace = v.InferOutput<typeof placeSchema>;

export const listWaitlistPlaces = defineRoute({
  id: 'experiences.list-waitlist-places',
  method: 'GET',
  path: '/api/experiences/:id/waitlist',
  summary: 'List my places on the waitlists of sessions to come, and the seats offered to me',
  access: 'signed-in',
  params: idParams,
  response: v.object({ places: v.array(placeSchema) }),
  errors: ['not-found'],
});

/** A session with a waitlist, as its host sees it. */
const lineSchema = v.object({
  entryId: idSchema,
  date: dateSchema,
  startsAt: placedInstantSchema,
  endsAt: placedInstantSchema,
  /** IANA zone of its entry. */
  timeZone: v.string(),
  /** Seats that are neither reserved nor offered. */
  free: v.number(),
  waiting: v.object({ people: v.number(), seats: v.number() }),
  /** Seats that are reserved for the guests they were offered to. */
  offered: v.object({ people: v.number(), seats: v.number() }),
  /** Seats that the first guest in the queue requests; null where no one waits without an offer. */
  firstWants: v.nullable(v.number()),
  /**
   * Why the first guest in the queue isn't offered seats; null where no one waits, and where an
   * offer is due.
   */
  obstacle: v.nullable(v.picklist(OFFER_OBSTACLES)),
});
export type SessionLine = v.InferOutput<typeof lineSchema>;

export const listSessionLines = defineRoute({
  id: 'experiences.list-session-lines',
  method: 'GET',
  path: '/api/experiences/:id/waitlists',
  summary: 'List how many wait for sessions of mine, and why nobody is offered seats',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  response: v.object({ lines: v.array(lineSchema) }),
  errors: ['not-found', 'forbidden'],
});

export const joinWaitlist = defineRoute({
  id: 'experiences.join-waitlist',
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist',
  summary: 'Wait for seats of a session that is full',
  access: 'signed-in',
  params: sessionParams,
  body: v.object({
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
  }),
  response: v.object({ place: placeSchema }),
  errors: [
    'not-found',
    'forbidden',
    'email-unconfirmed',
    'guest-not-verified',
    'session-over',
    'too-many-guests',
    'too-many-lines',
    'waitlist-open-seat',
  ],
});

export const leaveWaitlist = defineRoute({
  id: 'experiences.leave-waitlist',
  method: 'DELETE',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist',
  summary: 'Wait no more; seats that were offered to me go to the next in line',
  access: 'signed-in',
  params: sessionParams,
  body: v.looseObject({}),
  response: doneSchema,
});

export const acceptOffer = defineRoute({
  id: 'experiences.accept-offer',
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist/accept',
  summary: 'Reserve the seats that are offered to me; they are held while I pay',
  access: 'signed-in',
  params: sessionParams,
  body: v.object({
    message: v.optional(textSchema(2000), ''),
    acknowledgedDisclaimers: v.optional(
      v.pipe(v.array(catalogueWord), v.maxLength(EXPERIENCE_LISTS.acknowledgedDisclaimers)),
      [],
    ),
    /**
     * The total that the caller was shown, in dollars; a different current price leads to a 409.
     */
    totalPrice: v.optional(dollarsAsCentsSchema),
  }),
  /** `due` in cents; 0 where there is nothing to pay. */
  response: v.object({ reservationId: idSchema, due: centsSchema }),
  errors: [
    'not-found',
    'offer-over',
    'session-over',
    'session-full',
    'stay-unavailable',
    'email-unconfirmed',
    'guest-not-verified',
    'request-pending',
    'too-many-pending',
    'too-many-pending-nights',
    'request-pause',
    'seats-held',
    'too-many-holds',
    'too-many-held-seats',
    'hold-pause',
    'too-many-to-host',
    'too-many-guests',
    'price-mismatch',
    'disclaimers-missing',
  ],
  idempotent: true,
});
