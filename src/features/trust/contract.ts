import * as v from 'valibot';
import { DECISION_ACTS, RULES, WORDS_LENGTH } from '#domain/decisions.ts';
import { MODERATION_STATES, STANDINGS, SUBJECT_KINDS } from '#domain/moderation.ts';
import { REPORT_REASONS, SIGNALS } from '#domain/reports.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  besidePagesEntries,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  rankedPageKeySchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { reportSchema, subjectSchema } from './contract/schemas.ts';

export const reportSubject = defineRoute({
  id: 'trust.report',
  method: 'POST',
  path: '/api/reports',
  summary: 'Report a listing, a profile, a review, a message or a picture; once a person and thing',
  access: 'public',
  body: reportSchema,
  response: v.object({ reference: v.string() }),
  status: 201,
  errors: ['not-found', 'forbidden', 'already-reported', 'rate-limited'],
  idempotent: true,
  limit: 'report',
});

const personSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: v.nullable(v.string()),
});

export const listBlocks = defineRoute({
  id: 'trust.list-blocks',
  method: 'GET',
  path: '/api/blocks',
  summary: 'List the people I blocked, the latest first',
  access: 'signed-in',
  response: v.object({
    items: v.array(v.object({ ...personSchema.entries, since: instantSchema })),
  }),
});

export const blockPerson = defineRoute({
  id: 'trust.block',
  method: 'PUT',
  path: '/api/blocks/:id',
  summary: 'Block a person: neither can write to or request from the other',
  access: 'signed-in',
  params: idParams,
  body: v.looseObject({}),
  response: doneSchema,
  errors: ['not-found', 'forbidden'],
});

export const unblockPerson = defineRoute({
  id: 'trust.unblock',
  method: 'DELETE',
  path: '/api/blocks/:id',
  summary: 'Unblock a person',
  access: 'signed-in',
  params: idParams,
  body: v.looseObject({}),
  response: doneSchema,
});

/** A thing that waits for a decision. */
const queueItemSchema = v.object({
  id: idSchema,
  subject: v.object({ kind: v.picklist(SUBJECT_KINDS), id: v.string() }),
  /** Page that shows it; null where none does. */
  path: v.nullable(v.string()),
  /** Its words: the title and the description of a listing, the text of a review. */
  excerpt: v.string(),
  /** Keys of its pictures; those of a message are at `reportedPicturePath`. */
  pictures: v.array(v.string()),
  owner: personSchema,
  state: v.picklist(MODERATION_STATES),
  standing: v.picklist(STANDINGS),
  /** 1 to 3. */
  harm: v.number(),
  openedAt: instantSchema,
  /** The latest reports, at most 20, and how many there are. */
  reports: v.array(
    v.object({
      reference: v.string(),
      reason: v.picklist(REPORT_REASONS),
      text: v.string(),
      reporter: v.nullable(personSchema),
      createdAt: instantSchema,
    }),
  ),
  reportCount: v.number(),
  signals: v.array(
    v.object({
      kind: v.picklist(SIGNALS),
      details: v.record(v.string(), v.union([v.string(), v.number()])),
      at: instantSchema,
    }),
  ),
  /** Earlier decisions about things of the same owner. */
  earlier: v.number(),
});
export type QueueItem = v.InferOutput<typeof queueItemSchema>;

/** A decision as its owner reads it. */
const statementEntries = {
  subject: v.object({ kind: v.picklist(SUBJECT_KINDS), id: v.string() }),
  excerpt: v.string(),
  act: v.picklist(DECISION_ACTS),
  rule: v.picklist(RULES),
  words: v.string(),
  decidedAt: instantSchema,
  appealUntil: instantSchema,
  appeal: v.nullable(
    v.object({
      text: v.string(),
      at: instantSchema,
      /** Null while it waits. */
      decision: v.nullable(
        v.object({ isGranted: v.boolean(), words: v.string(), at: instantSchema }),
      ),
    }),
  ),
};
const statementSchema = v.object({
  ...statementEntries,
  may: v.object({ appeal: v.boolean() }),
});
export type Statement = v.InferOutput<typeof statementSchema>;

const appealItemSchema = v.object({
  ...statementEntries,
  id: idSchema,
  owner: personSchema,
  may: v.object({ decide: v.boolean() }),
});
export type AppealItem = v.InferOutput<typeof appealItemSchema>;

export const listQueue = defineRoute({
  id: 'trust.list-queue',
  method: 'GET',
  path: '/api/admin/moderation',
  summary: 'What waits for a decision, the most harmful first, and open appeals',
  access: 'moderation',
  query: v.object({
    /** Where the page of what waits has ended that is before this one. */
    after: v.optional(rankedPageKeySchema),
    /** Where the page after this one has begun; `after` wins. */
    before: v.optional(rankedPageKeySchema),
  }),
  response: v.object({
    /** A page of what waits. */
    items: v.array(queueItemSchema),
    ...besidePagesEntries,
    /** How many wait in all. */
    total: v.number(),
    /** The oldest, at most 50, on each page. */
    appeals: v.array(appealItemSchema),
  }),
});

const wordsSchema = textSchema(WORDS_LENGTH);

export const decide = defineRoute({
  id: 'trust.decide',
  method: 'POST',
  path: '/api/admin/moderation/decisions',
  summary: 'Keep, limit, hide, warn or suspend, with the reason for the owner',
  access: 'moderation',
  proof: 'recent',
  body: v.object({
    subject: subjectSchema,
    act: v.picklist(DECISION_ACTS),
    rule: v.picklist(RULES),
    words: v.optional(wordsSchema, ''),
  }),
  response: doneSchema,
  errors: ['forbidden', 'not-found'],
  idempotent: true,
});

const tokenParams = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)) });

export const showStatement = defineRoute({
  id: 'trust.show-statement',
  method: 'GET',
  path: '/api/statements/:token',
  summary: 'The statement of reasons of a decision, for whoever got its address',
  access: 'public',
  params: tokenParams,
  response: statementSchema,
  errors: ['not-found'],
});

export const appealDecision = defineRoute({
  id: 'trust.appeal',
  method: 'POST',
  path: '/api/statements/:token/appeal',
  summary: 'Object to a decision, once within 180 days',
  access: 'public',
  params: tokenParams,
  body: v.object({ text: textSchema(WORDS_LENGTH, 10) }),
  response: statementSchema,
  errors: ['not-found', 'already-appealed', 'too-late-to-appeal'],
  idempotent: true,
  limit: 'report',
});

export const decideAppeal = defineRoute({
  id: 'trust.decide-appeal',
  method: 'POST',
  path: '/api/admin/moderation/appeals/:id',
  summary: 'Grant or reject an appeal, which undoes the decision or keeps it',
  access: 'moderation',
  proof: 'recent',
  params: idParams,
  body: v.object({ isGranted: v.boolean(), words: v.optional(wordsSchema, '') }),
  response: doneSchema,
  errors: ['forbidden', 'not-found', 'status-conflict', 'own-decision'],
  idempotent: true,
});

/** How often something happened, by its name. */
const countsSchema = v.array(v.object({ id: v.string(), count: v.number() }));

export const showTransparency = defineRoute({
  id: 'trust.show-transparency',
  method: 'GET',
  path: '/api/transparency',
  summary: 'What was reported and decided in a year',
  access: 'public',
  query: v.object({
    year: v.optional(v.pipe(v.string(), v.regex(/^20\d\d$/), v.transform(Number))),
  }),
  response: v.object({
    year: v.number(),
    reports: v.number(),
    byReason: countsSchema,
    signals: v.number(),
    decisions: v.number(),
    byAct: countsSchema,
    /** Median hours from the first report to the decision; null without any. */
    medianHours: v.nullable(v.number()),
    appeals: v.number(),
    granted: v.number(),
  }),
  mayBeOld: true,
});

export const trustRoutes = [
  reportSubject,
  listBlocks,
  blockPerson,
  unblockPerson,
  listQueue,
  decide,
  showStatement,
  appealDecision,
  decideAppeal,
  showTransparency,
] as const;
