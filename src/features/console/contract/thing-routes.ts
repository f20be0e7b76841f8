import * as v from 'valibot';
import { MODERATION_STATES } from '#domain/moderation.ts';
import { STAFF_REFUNDS } from '#domain/staff-refunds.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { resolutionsSchema } from '#features/reservations/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, idParams, idSchema, instantSchema } from '#platform/contract/schemas.ts';
import { EXTENSION_HOURS } from './limits.ts';
import { namedSchema, reasonSchema } from './schemas.ts';

const listingSchema = v.object({
  id: idSchema,
  kind: v.picklist(LISTING_KINDS),
  title: v.string(),
  description: v.string(),
  place: v.string(),
  host: namedSchema,
  /** Who manages the public place of an experience; null without one. */
  manager: v.nullable(namedSchema),
  state: v.picklist(MODERATION_STATES),
  hostSuspended: v.boolean(),
  isDeleted: v.boolean(),
  /** Whether others see it now, in searches and by its address. */
  isListed: v.boolean(),
  /** The page that others see. */
  path: v.string(),
  ratingSum: v.number(),
  ratingCount: v.number(),
  pictures: v.array(v.string()),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Reservations by their status. */
  reservations: v.array(v.object({ status: v.string(), count: v.number() })),
  reports: v.array(
    v.object({ reference: v.string(), reason: v.string(), text: v.string(), at: instantSchema }),
  ),
  decisions: v.array(
    v.object({
      act: v.string(),
      rule: v.string(),
      words: v.string(),
      by: v.nullable(namedSchema),
      at: instantSchema,
      isUndone: v.boolean(),
    }),
  ),
  may: v.object({ decide: v.boolean() }),
});
export type ConsoleListing = v.InferOutput<typeof listingSchema>;

export const showListing = defineRoute({
  id: 'console.show-listing',
  method: 'GET',
  path: '/api/admin/listings/:id',
  summary: 'For staff: a listing as it is, what was reported and decided about it',
  access: 'moderation',
  params: idParams,
  response: listingSchema,
  errors: ['not-found'],
});

const moneySchema = v.object({
  total: centsSchema,
  paid: centsSchema,
  refunded: centsSchema,
  payments: v.array(
    v.object({
      id: idSchema,
      amount: centsSchema,
      status: v.string(),
      provider: v.string(),
      reference: v.string(),
      at: instantSchema,
    }),
  ),
  refunds: v.array(
    v.object({ id: idSchema, amount: centsSchema, status: v.string(), at: instantSchema }),
  ),
  ledger: v.array(
    v.object({ at: instantSchema, kind: v.string(), account: v.string(), amount: centsSchema }),
  ),
});

const reservationSchema = v.object({
  id: idSchema,
  key: v.string(),
  kind: v.picklist(LISTING_KINDS),
  listing: v.object({ id: idSchema, title: v.string() }),
  guest: namedSchema,
  host: namedSchema,
  status: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  timeZone: v.string(),
  guests: v.number(),
  createdAt: instantSchema,
  /** When the host’s answer, and the payment, are due; null where nothing is. */
  answerBy: v.nullable(instantSchema),
  payBy: v.nullable(instantSchema),
  timeline: v.array(
    v.object({
      at: instantSchema,
      party: v.string(),
      action: v.string(),
      toStatus: v.string(),
      reason: v.string(),
    }),
  ),
  /** The guest’s message, and what both sides wrote about a claim or a problem. */
  words: v.array(
    v.object({ at: instantSchema, party: v.string(), step: v.string(), text: v.string() }),
  ),
  /** Cents that may go back if it is cancelled now; null where the reader may not cancel it. */
  refundTerms: v.nullable(
    v.object({
      /** The deposit. */
      min: centsSchema,
      /** All that was paid. */
      max: centsSchema,
      /** As if the guest cancelled. */
      policy: centsSchema,
    }),
  ),
  /** Null for staff without that duty. */
  money: v.nullable(moneySchema),
  /** While a claim or a problem is open, for staff who may decide it; null otherwise. */
  resolutions: v.nullable(resolutionsSchema),
  may: v.object({ cancel: v.boolean(), extend: v.boolean() }),
});
export type ConsoleReservation = v.InferOutput<typeof reservationSchema>;

export const showReservation = defineRoute({
  id: 'console.show-reservation',
  method: 'GET',
  path: '/api/admin/reservations/:id',
  summary:
    'For staff: a reservation, what both sides wrote, its deadlines, its money and what to decide',
  access: 'console',
  params: idParams,
  response: reservationSchema,
  errors: ['not-found'],
});

export const cancelReservation = defineRoute({
  id: 'console.cancel-reservation',
  method: 'POST',
  path: '/api/admin/reservations/:id/cancellation',
  summary:
    'For staff: cancel an agreed reservation with a chosen refund; both sides read the words',
  access: 'money',
  proof: 'recent',
  params: idParams,
  body: v.object({
    refund: v.picklist(STAFF_REFUNDS),
    /** Cents, for `amount` alone. */
    amount: v.optional(centsSchema),
    reason: reasonSchema,
  }),
  response: v.object({ refund: centsSchema }),
  errors: ['not-found', 'status-conflict', 'amount-out-of-terms'],
  idempotent: true,
});

export const extendDeadline = defineRoute({
  id: 'console.extend-deadline',
  method: 'POST',
  path: '/api/admin/reservations/:id/deadline',
  summary: 'For staff: give a host more hours to answer, or a guest to pay',
  access: 'people',
  proof: 'recent',
  params: idParams,
  body: v.object({ hours: v.picklist(EXTENSION_HOURS), reason: reasonSchema }),
  response: v.object({ until: instantSchema }),
  errors: ['not-found', 'status-conflict'],
  idempotent: true,
});

export const thingRoutes = [
  showListing,
  showReservation,
  cancelReservation,
  extendDeadline,
] as const;
