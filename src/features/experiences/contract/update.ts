import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idParams, idSchema, instantSchema } from '#platform/contract/schemas.ts';
import { experienceFormEntries } from './hosting.ts';

/** What of a timetable a change is of. */
export const EDIT_SCOPES = ['one', 'future', 'all'] as const;

const sessionKeySchema = v.object({ entryId: idSchema, date: dateSchema });

/** Whom a change of a timetable touches. */
export const scheduleImpactSchema = v.object({
  /** Sessions that get another time, come new, or go. */
  changed: v.number(),
  added: v.number(),
  removed: v.number(),
  /** Guests with a seat in one of those that change, each once. */
  guests: v.number(),
  /** Booked sessions that the new timetable doesn't have; they stay until they are moved or cancelled. */
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
  params: idParams,
  body: v.object({
    ...experienceFormEntries,
    version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    scope: v.optional(v.picklist(EDIT_SCOPES), 'all'),
    /** The session that `one` and `future` begin with. */
    session: v.optional(sessionKeySchema),
    /** Whether sessions that were changed by themselves change too. */
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
/** A change as the server reads it. */
export type UpdateExperience = v.InferOutput<typeof updateExperience.body>;
