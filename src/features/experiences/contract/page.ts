import * as v from 'valibot';
import { LISTING_STATES } from '#domain/experience-form.ts';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { PRICE_TIERS } from '#domain/experience-pricing.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  WEEKDAYS,
} from '#domain/schedule/schedule-entry.ts';
import { EXPERIENCE_CATEGORIES, SCHEDULE_DURATIONS } from '#domain/vocabulary.ts';
import { guestsText, quoteSchema, refundPointSchema } from '#market/booking/contract.ts';
import {
  eventTypeSchema,
  hostSchema,
  labelledSchema,
  pictureSchema,
  placeSchema,
  ratingSchema,
} from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, dateSchema, idParams, idSchema } from '#platform/contract/schemas.ts';
import { arrangementSchema, disclaimerSchema } from './choices.ts';
import { sessionSchema } from './schedule.ts';

/** An entry of the timetable as guests read it. */
const pageEntrySchema = v.object({
  id: idSchema,
  title: v.string(),
  description: v.string(),
  recurrence: v.picklist(RECURRENCES),
  interval: v.number(),
  /** Unit of the interval; for custom recurrences only. */
  unit: v.picklist(RECURRENCE_UNITS),
  days: v.array(v.picklist(WEEKDAYS)),
  startTime: v.string(),
  endTime: v.string(),
  timeZone: v.string(),
  specificDate: v.nullable(dateSchema),
  until: v.nullable(dateSchema),
  duration: v.nullable(v.picklist(SCHEDULE_LENGTHS)),
});

export const experienceDetailsSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** Language of its host's texts, a tag of BCP 47. */
  language: v.string(),
  /** Excluded from searches until its host has confirmed their address. */
  awaitsConfirmation: v.boolean(),
  /** Whether its host asks for guests whose identity was verified. */
  asksVerifiedGuests: v.boolean(),
  /** Whether its host takes no new reservations. */
  isPaused: v.boolean(),
  description: v.string(),
  category: v.picklist(EXPERIENCE_CATEGORIES),
  categoryLabel: v.string(),
  style: v.string(),
  styleLabel: v.string(),
  /** An event type that describes the activity; null for none. */
  routine: v.nullable(eventTypeSchema),
  /** The true position of a public place, otherwise a shifted one. */
  place: placeSchema,
  /** The public place where it is; null at any other address, which only its guests see. */
  publicPlace: v.nullable(v.object({ name: v.string(), address: v.string() })),
  /** Directions to the place, written by the host. */
  locationDescription: v.string(),
  pictures: v.array(pictureSchema),
  /** Key of its logo, a picture that is shown uncropped; null without one. */
  logo: v.nullable(v.string()),
  /** Participants, including the host. */
  guestCount: v.number(),
  entries: v.array(pageEntrySchema),
  /** The first of the coming sessions; `experiences.list-sessions` returns all of them. */
  sessions: v.array(sessionSchema),
  amenities: v.array(labelledSchema),
  arrangements: v.array(arrangementSchema),
  hostArrangements: v.array(v.object({ ...arrangementSchema.entries, details: v.string() })),
  costArrangements: v.array(arrangementSchema),
  rules: v.string(),
  /** When doors open and when everyone has to be out, HH:MM; null where the session times apply. */
  checkInTime: v.nullable(v.string()),
  checkOutTime: v.nullable(v.string()),
  price: v.object({
    tier: v.picklist(PRICE_TIERS),
    /** Cents for each guest. */
    session: centsSchema,
    period: centsSchema,
    sessionsPerPeriod: v.number(),
    /** Cents for each guest and booking; 0 for none. */
    fee: centsSchema,
    deposit: centsSchema,
    /** Total of the group, where the price is a share of it. */
    basePrice: v.nullable(centsSchema),
  }),
  policy: v.object({
    id: v.picklist(EXPERIENCE_POLICIES),
    label: v.string(),
    summary: v.string(),
  }),
  /** Disclaimers that a guest agrees to when booking. */
  disclaimers: v.array(
    v.pick(disclaimerSchema, [
      'id',
      'version',
      'title',
      'severity',
      'requiresAcknowledgment',
      'content',
    ]),
  ),
  host: hostSchema,
  rating: ratingSchema,
  favorite: v.boolean(),
  /** Whether the caller hosts it. */
  own: v.boolean(),
  /** Users other than its host can only find listed ones. */
  state: v.picklist(LISTING_STATES),
  /** Amount that its host pays before it is listed; 0 for other users. */
  hostOwes: centsSchema,
});
export type ExperienceDetails = v.InferOutput<typeof experienceDetailsSchema>;

export const showExperience = defineRoute({
  id: 'experiences.show',
  method: 'GET',
  path: '/api/experiences/:id',
  summary:
    "Retrieve an experience, as anyone may see it; one that is not listed is its host's alone",
  access: 'public',
  params: idParams,
  response: experienceDetailsSchema,
  errors: ['not-found'],
});

const listedSessionSchema = v.object({
  ...sessionSchema.entries,
  /** Sessions of a pass that begins with it; 1 where passes aren't sold. */
  passSessions: v.number(),
});
export type ListedSession = v.InferOutput<typeof listedSessionSchema>;

export const listSessions = defineRoute({
  id: 'experiences.list-sessions',
  method: 'GET',
  path: '/api/experiences/:id/sessions',
  summary: 'List the sessions that begin on days of a range, at most 100 days and 200 sessions',
  access: 'public',
  params: idParams,
  query: v.object({ from: dateSchema, to: dateSchema }),
  response: v.object({ sessions: v.array(listedSessionSchema) }),
  errors: ['not-found', 'invalid-input'],
});

export const seatsQuoteSchema = v.object({
  quote: v.object({ ...quoteSchema.entries }),
  /** Whether every session of it has enough free seats. */
  available: v.boolean(),
  /** The sessions of the quote: one, or all of a pass. */
  sessions: v.array(sessionSchema),
  /**
   * Sessions of a pass that begins with the named session, and its price for one guest; null where
   * no pass is sold.
   */
  pass: v.nullable(v.object({ sessions: v.number(), amount: centsSchema })),
  refunds: v.array(refundPointSchema),
});
export type SeatsQuote = v.InferOutput<typeof seatsQuoteSchema>;

export const quoteExperience = defineRoute({
  id: 'experiences.quote',
  method: 'GET',
  path: '/api/experiences/:id/quote',
  summary: 'Quote seats of a session, or of a pass from it on, with the refund schedule',
  access: 'public',
  params: idParams,
  query: v.object({
    entryId: idSchema,
    date: dateSchema,
    guests: v.optional(guestsText, '1'),
    scheduleDuration: v.optional(v.picklist(SCHEDULE_DURATIONS), 'one-time'),
  }),
  response: seatsQuoteSchema,
  errors: ['not-found', 'too-many-guests', 'session-over', 'invalid-input'],
});
