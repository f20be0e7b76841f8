import * as v from 'valibot';
import { EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import { makeTextSchema } from '#market/hosting/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  idParams,
  idSchema,
  instantSchema,
} from '#platform/contract/schemas.ts';
import { sentExperienceEntries } from './hosting-schemas.ts';

/** Scopes of a change of a timetable. */
export const EDIT_SCOPES = ['one', 'future', 'all'] as const;

const sessionKeySchema = v.object({ entryId: idSchema, date: dateSchema });

/** Affected guests of a change of a timetable, and the consequences for them. */
export const scheduleImpactSchema = v.object({
  /** Sessions that are moved, added or removed. */
  changed: v.number(),
  added: v.number(),
  removed: v.number(),
  /** Sessions that were changed individually, and stay as they are. */
  leftAlone: v.number(),
  /**
   * Guests with a seat in a changed session, each counted once, and the seats of their bookings.
   */
  guests: v.number(),
  seats: v.number(),
  /** Cents that are refunded at once, for cancelled sessions. */
  refund: centsSchema,
  /** Guests who may then cancel with a full refund; null without any. */
  leaving: v.nullable(
    v.object({
      guests: v.number(),
      /** Cents that would be refunded if all of them cancelled at once. */
      refund: centsSchema,
      /** The earliest and the latest deadline of these guests. */
      firstUntil: instantSchema,
      lastUntil: instantSchema,
    }),
  ),
  /**
   * Booked sessions that aren't in the new timetable; they stay until they are moved or cancelled.
   */
  offTimetable: v.array(v.object({ ...sessionKeySchema.entries, startsAt: instantSchema })),
});
export type ScheduleImpact = v.InferOutput<typeof scheduleImpactSchema>;

/** By analogy with homes (spec 3 §7). */
export const updateExperience = defineRoute({
  id: 'experiences.update',
  method: 'POST',
  path: '/api/experienceinfo/:id',
  summary:
    'Change my experience: one session, one and all that follow, or all; with a version, refused when another change came first. `dryRun` changes nothing and tells whom it would touch',
  access: 'signed-in',
  coHost: 'homes',
  params: idParams,
  body: v.object({
    ...sentExperienceEntries,
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    scope: v.optional(v.picklist(EDIT_SCOPES), 'all'),
    /** The first session of the scopes `one` and `future`. */
    session: v.optional(sessionKeySchema),
    /**
     * The host's note on the session, in a change of scope `one`; unchanged where it is missing.
     */
    note: v.optional(makeTextSchema(EXPERIENCE_TEXTS.sessionNote)),
    /** Whether individually changed sessions change too. */
    modifiedToo: v.optional(v.boolean(), false),
    dryRun: v.optional(v.boolean(), false),
  }),
  response: v.object({ id: idSchema, version: v.number(), impact: scheduleImpactSchema }),
  errors: [
    'not-found',
    'forbidden',
    'invalid-input',
    'listing-changed',
    'session-needed',
    'session-over',
    'disclaimers-missing',
    'price-mismatch',
  ],
});
/** A change as parsed by the server. */
export type UpdateExperience = v.InferOutput<typeof updateExperience.body>;

export const cancelSession = defineRoute({
  id: 'experiences.cancel-session',
  method: 'POST',
  path: '/api/experiences/:id/sessions/:entry/:date/cancel',
  summary:
    'Cancel a session of mine: everybody booked gets everything back. `dryRun` cancels nothing and tells whom it would touch',
  access: 'signed-in',
  params: v.object({ id: idSchema, entry: idSchema, date: dateSchema }),
  body: v.object({ dryRun: v.optional(v.boolean(), false) }),
  response: v.object({ reservations: v.number(), impact: scheduleImpactSchema }),
  errors: ['not-found', 'forbidden', 'session-over'],
  idempotent: true,
});
