import * as v from 'valibot';
import { STAFF_ROLES } from '#domain/roles.ts';
import { emailSchema } from '#features/accounts/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  besidePagesEntries,
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  lineSchema,
  pageKeySchema,
  rankedPageKeySchema,
} from '#platform/contract/schemas.ts';
import { auditEntrySchema, mapStyleSchema, reasonSchema, staffMemberSchema } from './schemas.ts';

const workSchema = v.object({
  /** Jobs that wait, by the name of their handler. */
  queues: v.array(
    v.object({
      handler: v.string(),
      due: v.number(),
      retrying: v.number(),
      oldestDueSeconds: v.number(),
    }),
  ),
  /** Jobs that were given up, a page, the latest first. */
  failed: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        handler: v.string(),
        error: v.string(),
        tries: v.number(),
        failedAt: instantSchema,
      }),
    ),
    ...besidePagesEntries,
  }),
  mails: v.object({
    waiting: v.number(),
    failed: v.number(),
    oldestWaitingSeconds: v.number(),
  }),
  /** Mails that were given up or wait, a page: the former first, then the oldest. */
  unsent: v.object({
    items: v.array(
      v.object({
        id: idSchema,
        template: v.string(),
        status: v.string(),
        tries: v.number(),
        error: v.string(),
        createdAt: instantSchema,
      }),
    ),
    ...besidePagesEntries,
  }),
  health: v.array(v.object({ part: v.string(), state: v.string(), since: instantSchema })),
});
export type Work = v.InferOutput<typeof workSchema>;

export const showWork = defineRoute({
  id: 'console.show-work',
  method: 'GET',
  path: '/api/admin/work',
  summary: 'For staff: jobs that wait and that failed, mails that have not left, and the health',
  access: 'work',
  query: v.object({
    /** Where a page of jobs has ended or begun; behind the former, if both are there. */
    failedAfter: v.optional(pageKeySchema),
    failedBefore: v.optional(pageKeySchema),
    /** The same of mails. */
    unsentAfter: v.optional(rankedPageKeySchema),
    unsentBefore: v.optional(rankedPageKeySchema),
  }),
  response: workSchema,
});

export const JOB_ACTS = ['again', 'give-up'] as const;

export const decideJob = defineRoute({
  id: 'console.decide-job',
  method: 'POST',
  path: '/api/admin/work/jobs/:id',
  summary: 'For staff: run a failed job again, or give it up',
  access: 'work',
  proof: 'recent',
  params: idParams,
  body: v.object({ act: v.picklist(JOB_ACTS), reason: reasonSchema }),
  response: doneSchema,
  errors: ['not-found'],
  idempotent: true,
});

const mapSettingSchema = v.object({
  /** Address of the style that draws maps with streets; null for the built-in map. */
  styleUrl: v.nullable(v.string()),
  /** Whether the operator has set it (`MAP_STYLE_URL`), so that it can't be changed here. */
  isConfigured: v.boolean(),
});

export const showSettings = defineRoute({
  id: 'console.show-settings',
  method: 'GET',
  path: '/api/admin/settings',
  summary: 'For administrators: what holds for the whole product',
  access: 'settings',
  response: v.object({ map: mapSettingSchema }),
});

export const chooseMapStyle = defineRoute({
  id: 'console.choose-map-style',
  method: 'PUT',
  path: '/api/admin/settings/map',
  summary: 'For administrators: maps with streets, or the built-in map',
  access: 'settings',
  proof: 'recent',
  body: v.object({ styleUrl: v.nullable(mapStyleSchema), reason: reasonSchema }),
  response: doneSchema,
  errors: ['forbidden'],
});

export const listStaff = defineRoute({
  id: 'console.list-staff',
  method: 'GET',
  path: '/api/admin/staff',
  summary: 'For administrators: those who have a role',
  access: 'staff',
  response: v.object({ items: v.array(staffMemberSchema) }),
});

export const grantRole = defineRoute({
  id: 'console.grant-role',
  method: 'POST',
  path: '/api/admin/staff',
  summary: 'For administrators: give an account a role, but never one’s own',
  access: 'staff',
  proof: 'recent',
  body: v.object({ email: emailSchema, role: v.picklist(STAFF_ROLES), reason: reasonSchema }),
  response: doneSchema,
  errors: ['not-found', 'own-role', 'last-admin', 'unfit-for-role'],
  idempotent: true,
});

export const revokeRole = defineRoute({
  id: 'console.revoke-role',
  method: 'DELETE',
  path: '/api/admin/staff/:id',
  summary: 'For administrators: revoke a role, but never one’s own or the last administrator’s',
  access: 'staff',
  proof: 'recent',
  params: idParams,
  body: v.object({ reason: reasonSchema }),
  response: doneSchema,
  errors: ['not-found', 'own-role', 'last-admin'],
});

const sequenceSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));

export const listLog = defineRoute({
  id: 'console.list-log',
  method: 'GET',
  path: '/api/admin/log',
  summary: 'For administrators: what staff did, the latest first',
  access: 'log',
  query: v.object({
    actor: v.optional(idSchema),
    person: v.optional(idSchema),
    /** Area of the acts, such as `moderation`. */
    area: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{2,40}$/))),
    request: v.optional(lineSchema(64, 2)),
    /** Days in UTC, both included. */
    from: v.optional(dateSchema),
    until: v.optional(dateSchema),
    /** Number of the entry where the page of later ones has ended. */
    before: v.optional(sequenceSchema),
    /** Number of the entry where the page of earlier ones has begun; `before` wins. */
    after: v.optional(sequenceSchema),
  }),
  response: v.object({
    items: v.array(auditEntrySchema),
    /** For `after`; null on the first page. */
    previous: v.nullable(v.string()),
    /** For `before`; null on the last one. */
    next: v.nullable(v.string()),
  }),
});

export const runningRoutes = [
  showWork,
  decideJob,
  showSettings,
  chooseMapStyle,
  listStaff,
  grantRole,
  revokeRole,
  listLog,
] as const;
