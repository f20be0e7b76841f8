import * as v from 'valibot';
import { REQUEST_REFUSALS } from '#domain/request-limits.ts';
import { SCHEDULE_DURATIONS } from '#domain/vocabulary.ts';
import { foreignLanguageSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  dollarsAsCentsSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  lineSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { listAboard } from './aboard.ts';
import { agreementRoutes } from './agreement.ts';
import { calendarFeedRoutes } from './calendar-feed.ts';
import { calendarsRoutes } from './calendars.ts';
import { hostCalendarRoutes } from './host-calendar.ts';
import { showCheckout, startHostPayment } from './host-payment.ts';
import { nightWaitlistRoutes } from './night-waitlist.ts';
import { resolutionRoutes } from './resolutions.ts';
import {
  hostReservationRowSchema,
  reservationDetailsSchema,
  reservationRowSchema,
} from './schemas.ts';

/** Disclaimers of one experience at most. */
const MAX_DISCLAIMERS = 60;

const sessionSchema = v.object({ entryId: idSchema, date: dateSchema });

export const createReservation = defineRoute({
  id: 'reservations.create',
  method: 'POST',
  path: '/api/reservations',
  summary: 'Request a stay; its nights are held from now on',
  access: 'signed-in',
  body: v.object({
    listingId: idSchema,
    /** For seats, the date of the session is used instead. */
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
    /** The session of the seat, or the first one of a pass. */
    session: v.optional(sessionSchema),
    /** For seats: one session, or all sessions of a billing period. */
    scheduleDuration: v.optional(v.picklist(SCHEDULE_DURATIONS), 'one-time'),
    guests: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
    rooms: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
    pets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), 0),
    message: v.optional(textSchema(2000), ''),
    /** Of nights that may be paid by the month: whether they are. */
    payMonthly: v.optional(v.boolean(), false),
    /** Ids of the disclaimers that the guest ticked; of some experiences alone. */
    acknowledgedDisclaimers: v.optional(
      v.pipe(v.array(lineSchema(60, 1)), v.maxLength(MAX_DISCLAIMERS)),
      [],
    ),
    /** The total the guest was shown, in dollars; another price by now is a 409. */
    totalPrice: v.optional(dollarsAsCentsSchema),
  }),
  response: reservationRowSchema,
  status: 201,
  errors: [
    'not-found',
    'not-by-the-month',
    'nights-taken',
    'session-full',
    'session-over',
    'session-needed',
    'disclaimers-missing',
    'stay-unavailable',
    'listing-paused',
    'own-listing',
    'email-unconfirmed',
    'not-requestable',
    'account-limited',
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
    'too-few-nights',
    'date-past',
    'price-mismatch',
  ],
  idempotent: true,
});

/** Applies the same rule as the request itself; for the page that leads to it. */
export const checkRequest = defineRoute({
  id: 'reservations.check-request',
  method: 'GET',
  path: '/api/listings/:id/request-check',
  summary: 'Whether I may request this stay now, and why not',
  access: 'signed-in',
  params: idParams,
  query: v.object({ startDate: dateSchema, endDate: dateSchema }),
  response: v.object({
    /** Whether it would be approved at once, so that the caller pays without waiting for the host. */
    isInstant: v.boolean(),
    /** Null if the caller may. */
    refusal: v.nullable(
      v.object({
        code: v.picklist(REQUEST_REFUSALS),
        /** Translated. */
        message: v.string(),
        /** When the caller may request it; null if waiting doesn't help. */
        until: v.nullable(instantSchema),
        /** For `request-pending`: the caller's pending request; null for other refusals. */
        pendingId: v.nullable(idSchema),
        /** Whether this server shows its emails on a page, so that links in them can be opened. */
        mailsHere: v.boolean(),
      }),
    ),
  }),
  errors: ['not-found'],
});

export const listTrips = defineRoute({
  id: 'reservations.list-trips',
  method: 'GET',
  path: '/api/trips',
  summary: 'List my reservations as a guest, upcoming first',
  access: 'signed-in',
  response: v.object({ items: v.array(reservationRowSchema) }),
});

export const listHostReservations = defineRoute({
  id: 'reservations.list-host-reservations',
  method: 'GET',
  path: '/api/reservations',
  summary: 'List reservations of my listings, those waiting for me first',
  access: 'signed-in',
  coHost: 'homes',
  response: v.object({ items: v.array(hostReservationRowSchema) }),
});

export const showReservation = defineRoute({
  id: 'reservations.show',
  method: 'GET',
  path: '/api/reservations/:id',
  summary: 'Retrieve a reservation, as its guest or its host may see it',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  response: reservationDetailsSchema,
  errors: ['not-found'],
});

const codeSchema = v.object({ code: lineSchema(40, 1) });
const statusBody = v.variant('status', [
  v.object({
    status: v.literal('Update'),
    startDate: dateSchema,
    endDate: dateSchema,
    /** For seats: the session of that day. */
    session: v.optional(sessionSchema),
  }),
  v.object({ status: v.literal('approved') }),
  v.object({ status: v.literal('declined'), reason: v.optional(textSchema(500), '') }),
  v.object({ status: v.literal('accept-change') }),
  v.object({ status: v.literal('decline-change') }),
]);

/**
 * spec 1 §7: the check-in code, or a status with its parameters. A guest sends the host's code; for
 * seats a host may send the guest's.
 */
export const updateReservation = defineRoute({
  id: 'reservations.update',
  method: 'POST',
  path: '/api/reservations/:id',
  summary: 'Check in with a code; change dates; approve or decline; respond to a date change',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  body: v.union([statusBody, codeSchema]),
  response: reservationRowSchema,
  errors: [
    'not-found',
    'forbidden',
    'status-conflict',
    'nights-taken',
    'session-full',
    'session-over',
    'session-needed',
    'too-late-to-move',
    'fewer-sessions',
    'too-many-pending-nights',
    'too-few-nights',
    'date-past',
    'dates-unchanged',
    'too-many-date-changes',
    'stay-unavailable',
    'not-requestable',
    'account-limited',
    'change-pending',
    'no-change-pending',
    'wrong-code',
    'code-locked',
    'check-in-too-early',
    'already-checked-in',
    'payment-required',
  ],
  idempotent: true,
});

/** spec 1 §7; the body is not read. */
export const cancelReservation = defineRoute({
  id: 'reservations.cancel',
  method: 'DELETE',
  path: '/api/reservations/:id',
  summary: 'Cancel a reservation; the refund follows its policy',
  access: 'signed-in',
  params: idParams,
  body: v.looseObject({}),
  response: v.object({ reservation: reservationRowSchema, refund: centsSchema }),
  errors: ['not-found', 'forbidden', 'status-conflict'],
});

export const startPayment = defineRoute({
  id: 'reservations.start-payment',
  method: 'POST',
  path: '/api/reservations/:id/payment',
  summary: 'Retrieve the checkout page for the amount due',
  access: 'signed-in',
  params: idParams,
  /** The due amount that the guest saw, in dollars; a 409 if it has changed since. */
  body: v.object({ totalPrice: v.optional(dollarsAsCentsSchema) }),
  response: v.object({ url: v.string(), amount: centsSchema }),
  errors: [
    'not-found',
    'forbidden',
    'status-conflict',
    'already-paid',
    'price-mismatch',
    'payment-failed',
  ],
  idempotent: true,
  // The provider is called between two transactions; a repeat finds the open payment again.
  transaction: 'own',
});

export const listNotices = defineRoute({
  id: 'reservations.list-notices',
  method: 'GET',
  path: '/api/notices',
  summary: 'List my notifications, newest first, at most 50',
  access: 'signed-in',
  response: v.object({
    unread: v.number(),
    items: v.array(
      v.object({
        id: idSchema,
        kind: v.string(),
        /** Translated. */
        text: v.string(),
        /** The listing's title, exactly as it appears in the text. */
        title: v.string(),
        language: foreignLanguageSchema,
        reservationId: v.nullable(idSchema),
        /** The conversation of a notification about a message. */
        conversationId: v.nullable(idSchema),
        /**
         * The page of the notification's listing, with its parameters, if there is no reservation.
         */
        listing: v.nullable(
          v.object({ path: v.string(), search: v.record(v.string(), v.string()) }),
        ),
        createdAt: instantSchema,
        read: v.boolean(),
      }),
    ),
  }),
});

export const readNotices = defineRoute({
  id: 'reservations.read-notices',
  method: 'POST',
  path: '/api/notices/read',
  summary: 'Mark all my notifications as read',
  access: 'signed-in',
  coHost: 'self',
  response: doneSchema,
});

export const reservationRoutes = [
  createReservation,
  checkRequest,
  listTrips,
  listHostReservations,
  showReservation,
  updateReservation,
  cancelReservation,
  startPayment,
  startHostPayment,
  showCheckout,
  listNotices,
  readNotices,
  listAboard,
  ...calendarFeedRoutes,
  ...hostCalendarRoutes,
  ...agreementRoutes,
  ...calendarsRoutes,
  ...nightWaitlistRoutes,
  ...resolutionRoutes,
] as const;
