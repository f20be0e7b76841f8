import * as v from 'valibot';
import { MAX_BLOCKED_RANGES } from '#domain/blocked-nights.ts';
import { toCents } from '#domain/money.ts';
import { RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { nightOverrideSchema } from '#market/booking/contract.ts';
import { foreignLanguageSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';

/** Nights, half-open. */
const nightsSchema = v.object({ start: dateSchema, end: dateSchema });

/** A stay with nights on the calendar: booked, or held until the request is answered or paid. */
const calendarStaySchema = v.object({
  id: idSchema,
  status: v.picklist(RESERVATION_STATUSES),
  start: dateSchema,
  end: dateSchema,
  /** Other dates that the guest requested; they are held too. */
  wanted: v.nullable(nightsSchema),
  units: v.number(),
  guest: v.object({ id: idSchema, name: v.string(), image: v.nullable(v.string()) }),
});
export type CalendarStay = v.InferOutput<typeof calendarStaySchema>;

/** The nights of a home from today on, as its host sees them. */
export const hostCalendarSchema = v.object({
  listing: v.object({ id: idSchema, title: v.string(), language: foreignLanguageSchema }),
  /** In the zone of the home. */
  today: dateSchema,
  /** The last possible check-out date: nights from it on can't be reserved yet. */
  until: dateSchema,
  timeZone: v.string(),
  /** Rooms, or 1 if the whole home is rented. */
  capacity: v.number(),
  /** Nights on which not everything is free, in a row with the same left. */
  left: v.array(v.object({ ...nightsSchema.entries, left: v.number() })),
  /** Nights that are free, and that no other guest can have: they are too near to a stay. */
  kept: v.array(nightsSchema),
  /** Nights that the host has blocked; guests with a room on them retain it. */
  blocked: v.array(nightsSchema),
  /** Nights that calendars of the host's claim, in order. */
  imported: v.array(
    v.object({
      ...nightsSchema.entries,
      calendarIds: v.array(idSchema),
      /** Whether a guest here has them as well: a conflict. */
      isPromised: v.boolean(),
    }),
  ),
  /** The calendars that the home imports. */
  calendars: v.array(v.object({ id: idSchema, name: v.string() })),
  /**
   * Defaults for nights without terms of their own: cents a night for one room, minimum nights of a
   * stay.
   */
  usual: v.object({ price: centsSchema, minNights: v.number() }),
  /** Nights that are held for guests who waited for them. */
  offered: v.array(nightsSchema),
  /** Nights with a price or a minimum of their own, in order. */
  terms: v.array(nightOverrideSchema),
  stays: v.array(calendarStaySchema),
});
export type HostCalendar = v.InferOutput<typeof hostCalendarSchema>;

export const showHostCalendar = defineRoute({
  id: 'reservations.show-host-calendar',
  method: 'GET',
  path: '/api/properties/:id/calendar',
  summary: 'Retrieve the nights of my home: blocked, free, and who has them',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  response: hostCalendarSchema,
  errors: ['not-found', 'forbidden'],
});

/** Sent again it changes nothing more, so it needs no key. */
export const blockNights = defineRoute({
  id: 'reservations.block-nights',
  method: 'PUT',
  path: '/api/properties/:id/nights',
  summary: 'Block nights of my home, or open them; refused where one is promised',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  body: v.object({
    nights: v.pipe(v.array(nightsSchema), v.minLength(1), v.maxLength(MAX_BLOCKED_RANGES)),
    blocked: v.boolean(),
  }),
  response: v.object({
    /** The nights that changed; sending them undoes the change. */
    changed: v.array(nightsSchema),
    calendar: hostCalendarSchema,
  }),
  errors: ['not-found', 'forbidden', 'nights-promised', 'date-past', 'invalid-input'],
});

const { price, minnight } = STAY_NUMBERS;

/** New terms of nights: a missing field is left unchanged, null resets it to the home's default. */
const changedTermsSchema = v.object({
  ...nightsSchema.entries,
  price: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(toCents(price.min)),
        v.maxValue(toCents(price.max)),
      ),
    ),
  ),
  minNights: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(minnight.min), v.maxValue(minnight.max))),
  ),
});

/** Sent again it changes nothing more, so it needs no key. */
export const priceNights = defineRoute({
  id: 'reservations.price-nights',
  method: 'PUT',
  path: '/api/properties/:id/terms',
  summary: 'Give nights of my home a price or a minimum stay of their own',
  access: 'signed-in',
  coHost: 'calendar',
  params: idParams,
  body: v.object({
    terms: v.pipe(v.array(changedTermsSchema), v.minLength(1), v.maxLength(MAX_BLOCKED_RANGES)),
  }),
  response: v.object({
    /** Terms that all these nights had before; sending them undoes the change. */
    before: v.array(nightOverrideSchema),
    calendar: hostCalendarSchema,
  }),
  errors: ['not-found', 'forbidden', 'date-past', 'invalid-input'],
});

export const hostCalendarRoutes = [showHostCalendar, blockNights, priceNights] as const;
