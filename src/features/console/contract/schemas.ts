import * as v from 'valibot';
import { QUEUE_NAMES, WEEK_FIGURES } from '#domain/console.ts';
import { STAFF_ROLES } from '#domain/roles.ts';
import { TICKET_STATES } from '#domain/tickets.ts';
import { isMapStyleUrl } from '#platform/contract/map-style.ts';
import { dateSchema, idSchema, instantSchema, textSchema } from '#platform/contract/schemas.ts';
import { REASON_LENGTH } from './limits.ts';

/** Why one of staff did something; kept in the log. */
export const reasonSchema = textSchema(REASON_LENGTH.max, REASON_LENGTH.min);

/** Address of a style for maps: every reader's browser asks its host. */
export const mapStyleSchema = v.pipe(v.string(), v.trim(), v.check(isMapStyleUrl));

/** A person as the console names them; an empty name for a deleted account. */
export const namedSchema = v.object({ id: idSchema, name: v.string() });

export const todaySchema = v.object({
  queues: v.array(
    v.object({
      queue: v.picklist(QUEUE_NAMES),
      count: v.number(),
      /** Since when the oldest one waits; null where none does. */
      oldestAt: v.nullable(instantSchema),
    }),
  ),
  /** Nights that a guest and a calendar of the host's have, for a day and longer; at most 50. */
  conflicts: v.array(
    v.object({
      reservationId: idSchema,
      title: v.string(),
      calendar: v.string(),
      start: dateSchema,
      end: dateSchema,
      since: instantSchema,
    }),
  ),
  /** The last seven days beside the seven before them. */
  week: v.array(
    v.object({ figure: v.picklist(WEEK_FIGURES), now: v.number(), before: v.number() }),
  ),
});

export const staffMemberSchema = v.object({
  id: idSchema,
  name: v.string(),
  email: v.string(),
  role: v.picklist(STAFF_ROLES),
  hasSecondFactor: v.boolean(),
  isSelf: v.boolean(),
});

export const ticketRowSchema = v.object({
  reference: v.string(),
  subject: v.string(),
  name: v.string(),
  email: v.string(),
  state: v.picklist(TICKET_STATES),
  owner: v.nullable(namedSchema),
  createdAt: instantSchema,
  answers: v.number(),
});

export const auditEntrySchema = v.object({
  seq: v.string(),
  at: instantSchema,
  /** Null for the product itself, and for the operator at the machine. */
  actor: v.nullable(namedSchema),
  action: v.string(),
  subjectKind: v.string(),
  subjectId: v.string(),
  person: v.nullable(namedSchema),
  reason: v.string(),
  /** As JSON text; empty where nothing was recorded. */
  before: v.string(),
  after: v.string(),
  requestId: v.string(),
});
export type AuditRow = v.InferOutput<typeof auditEntrySchema>;
