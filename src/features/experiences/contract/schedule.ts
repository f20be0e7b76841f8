import * as v from 'valibot';
import { EXPERIENCE_LISTS, EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  WEEKDAYS,
} from '#domain/schedule/schedule-entry.ts';
import {
  makeLineSchema,
  makeTextSchema,
  numberWithDefault,
  timeSchema,
} from '#market/hosting/contract.ts';
import { dateSchema, idSchema, placedInstantSchema } from '#platform/contract/schemas.ts';

/**
 * A date on which an entry deviates from its rule; the date alone means that it is cancelled then.
 */
const exceptionSchema = v.union([
  v.pipe(
    dateSchema,
    v.transform((date) => ({ date, cancelled: true })),
  ),
  v.object({
    date: dateSchema,
    startTime: v.optional(timeSchema),
    endTime: v.optional(timeSchema),
    cancelled: v.optional(v.boolean(), false),
  }),
]);

/** One entry of a timetable (spec 2 §3). */
export const scheduleEntrySchema = v.object({
  /**
   * Chosen by the client that adds it; replaced where it is missing or belongs to another listing.
   */
  id: v.optional(idSchema),
  title: makeLineSchema(EXPERIENCE_TEXTS.entryTitle),
  description: v.optional(makeTextSchema(EXPERIENCE_TEXTS.entryDescription), ''),
  days: v.optional(v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length)), []),
  startTime: timeSchema,
  endTime: timeSchema,
  /** IANA; that of the place where it is missing. */
  timeZone: v.optional(v.pipe(v.string(), v.maxLength(64))),
  recurrence: v.object({
    type: v.picklist(RECURRENCES),
    interval: numberWithDefault(EXPERIENCE_NUMBERS.interval),
    unit: v.optional(v.picklist(RECURRENCE_UNITS), 'weeks'),
    until: v.optional(v.nullable(dateSchema), null),
  }),
  duration: v.optional(v.nullable(v.picklist(SCHEDULE_LENGTHS)), null),
  specificDate: v.optional(v.nullable(dateSchema), null),
  /** Earlier days are excluded; today in its zone where it is missing. */
  startsOn: v.optional(v.nullable(dateSchema), null),
  isActive: v.optional(v.boolean(), true),
  exceptions: v.optional(
    v.pipe(v.array(exceptionSchema), v.maxLength(EXPERIENCE_LISTS.exceptions)),
    [],
  ),
});
export type ScheduleEntryForm = v.InferOutput<typeof scheduleEntrySchema>;

/** The public view of a session. */
export const sessionSchema = v.object({
  entryId: idSchema,
  /** Nominal date in the timetable, in the zone of its entry. */
  date: dateSchema,
  title: v.string(),
  startsAt: placedInstantSchema,
  endsAt: placedInstantSchema,
  /** IANA zone of its entry. */
  timeZone: v.string(),
  /** Free seats. */
  left: v.number(),
  /** Seats that the host offers, or the taken ones where those are more. */
  capacity: v.number(),
  /**
   * Seats of `capacity` that the host withdrew while they were taken; once released, they are not
   * offered again.
   */
  withdrawn: v.number(),
  status: v.picklist(['scheduled', 'cancelled']),
  /** The host's note on this session. */
  note: v.string(),
});
export type Session = v.InferOutput<typeof sessionSchema>;
