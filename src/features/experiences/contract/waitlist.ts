import * as v from 'valibot';
import { EXPERIENCE_LISTS } from '#domain/experience-form.ts';
import { catalogueWord } from '#features/listings/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, doneSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';

const sessionParams = v.object({ id: idSchema, entry: idSchema, date: dateSchema });

/** My place in the line for a session; null where I don't wait. */
const placeSchema = v.nullable(
  v.object({
    state: v.picklist(['waiting', 'offered']),
    seats: v.number(),
    /** Those who wait before me. */
    ahead: v.number(),
    /** Until when seats are held for me; null while I wait. */
    offerUntil: v.nullable(instantSchema),
  }),
);

export const showWaitlistPlace = defineRoute({
  id: 'experiences.show-waitlist-place',
  method: 'GET',
  path: '/api/experiences/:id/sessions/:entry/:date/waitlist',
  summary: 'Retrieve my place on the waitlist of a session',
  access: 'signed-in',
  params: sessionParams,
  response: v.object({ place: placeSchema }),
  errors: ['not-found'],
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
  errors: ['not-found', 'forbidden', 'session-over', 'too-many-guests', 'waitlist-open-seat'],
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
    acknowledgedDisclaimers: v.optional(
      v.pipe(v.array(catalogueWord), v.maxLength(EXPERIENCE_LISTS.acknowledgedDisclaimers)),
      [],
    ),
  }),
  response: v.object({ reservationId: idSchema }),
  errors: [
    'not-found',
    'offer-over',
    'session-over',
    'session-full',
    'too-many-guests',
    'disclaimers-missing',
  ],
  idempotent: true,
});
