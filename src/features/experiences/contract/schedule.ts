import * as v from 'valibot';
import { EXPERIENCE_LISTS, EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import {
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  WEEKDAYS,
} from '#domain/schedule/schedule-entry.ts';
import { lineOf, numberWithDefault, textOf, timeSchema } from '#market/hosting/contract.ts';
import { dateSchema, idSchema, placedInstantSchema } from '#platform/contract/schemas.ts';

/** A date on which an entry is not as its rule says, whole or as the date alone: it is off then. */
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

/** One line of a timetable (spec 2 §3). */
export const scheduleEntrySchema = v.object({
  /** Named by whoever adds it; a new one where it is missing or another listing's. */
  id: v.optional(idSchema),
  title: lineOf(EXPERIENCE_TEXTS.entryTitle),
  description: v.optional(textOf(EXPERIENCE_TEXTS.entryDescription), ''),
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
  /** No day before it counts; today in its zone where it is missing. */
  startsOn: v.optional(v.nullable(dateSchema), null),
  isActive: v.optional(v.boolean(), true),
  exceptions: v.optional(
    v.pipe(v.array(exceptionSchema), v.maxLength(EXPERIENCE_LISTS.exceptions)),
    [],
  ),
});
export type ScheduleEntryForm = v.InferOutput<typeof scheduleEntrySchema>;

/** A session as everybody may see it. */
export const sessionSchema = v.object({
  entryId: idSchema,
  /** The date that the timetable means, in the zone of its entry. */
  date: dateSchema,
  title: v.string(),
  startsAt: placedInstantSchema,
  endsAt: placedInstantSchema,
  /** IANA zone of its entry. */
  timeZone: v.string(),
  /** Seats that nobody has taken. */
  left: v.number(),
  /** What its host gives it, or what is taken where that is more. */
  capacity: v.number(),
  /** Seats of `capacity` that its host took away while they were taken; freed, they are gone. */
  withdrawn: v.number(),
  status: v.picklist(['scheduled', 'cancelled']),
  /** What the host says of this one. */
  note: v.string(),
});
export type Session = v.InferOutput<typeof sessionSchema>;
