import * as v from 'valibot';
import {
  CASE_OUTCOMES,
  CASE_STATES,
  CASE_STEPS,
  CLAIM_STATES,
  MAX_EVIDENCE,
  PROBLEM_KINDS,
  STATEMENT_LENGTH,
} from '#domain/resolutions.ts';
import { messagePartsSchema } from '#platform/contract/message-parts.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  besidePagesEntries,
  centsSchema,
  idParams,
  idSchema,
  instantSchema,
  placedInstantSchema,
  rankedPageKeySchema,
  textSchema,
} from '#platform/contract/schemas.ts';

/** Keys of the caller's uploads with the preset `evidence`. */
const pictureKeys = v.optional(
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX_EVIDENCE)),
  [],
);
/** Reservations of a page of what is open. */
export const RESOLUTION_ROWS = 25;

const statement = textSchema(STATEMENT_LENGTH, 1);
const optionalStatement = v.optional(textSchema(STATEMENT_LENGTH), '');
const amountSchema = v.pipe(centsSchema, v.minValue(1), v.maxValue(1_000_000_000));

const shownPictures = v.array(
  v.object({
    /** Only for those who may see the reservation. */
    url: v.string(),
    width: v.number(),
    height: v.number(),
    placeholder: v.string(),
  }),
);

/** A step of one side, with their words. */
const entrySchema = v.object({
  at: instantSchema,
  by: v.picklist(['guest', 'host', 'admin', 'system']),
  /** `open` for the first; of a claim `agree`, `refuse`, `lapse` and `decide`. */
  step: v.picklist([
    'open',
    'refuse',
    ...CASE_STEPS.host,
    ...CASE_STEPS.guest,
    ...CASE_STEPS.system,
    ...CASE_STEPS.admin,
  ]),
  text: messagePartsSchema,
  pictures: shownPictures,
  /** Cents that it names: claimed, offered, given. */
  amount: v.nullable(centsSchema),
});

const claimSchema = v.object({
  id: idSchema,
  state: v.picklist(CLAIM_STATES),
  amount: centsSchema,
  /** When it goes to an administrator, in a state that waits for the guest. */
  answerBy: v.nullable(placedInstantSchema),
  /** Cents that the host got; null before it is over. */
  given: v.nullable(centsSchema),
  /** Its history, the oldest first. */
  entries: v.array(entrySchema),
  may: v.object({ answer: v.boolean(), decide: v.boolean() }),
});
export type ShownClaim = v.InferOutput<typeof claimSchema>;

const caseSchema = v.object({
  id: idSchema,
  kind: v.picklist(PROBLEM_KINDS),
  state: v.picklist(CASE_STATES),
  /** When it moves on by itself; null in a state without a deadline. */
  dueAt: v.nullable(placedInstantSchema),
  /** Cents that the host offers, in that state. */
  offer: v.nullable(centsSchema),
  /** Of a case that the guarantee opened. */
  guarantee: v.nullable(
    v.object({
      promisedMbps: v.number(),
      medianMbps: v.number(),
      measured: v.array(v.object({ at: placedInstantSchema, mbps: v.number() })),
      /** The median of other guests there within 90 days. */
      others: v.nullable(v.object({ medianMbps: v.number(), guests: v.number() })),
      /** Cents that a guest who stays gets back. */
      amount: centsSchema,
    }),
  ),
  outcome: v.nullable(v.picklist(CASE_OUTCOMES)),
  /** Cents that went back to the guest. */
  refund: centsSchema,
  /** Until when the guest may leave with everything unused back; null where they may not. */
  leaveFreelyUntil: v.nullable(placedInstantSchema),
  entries: v.array(entrySchema),
  may: v.object({
    /** Steps that the caller can take now. */
    host: v.array(v.picklist(CASE_STEPS.host)),
    guest: v.array(v.picklist(CASE_STEPS.guest)),
    decide: v.boolean(),
  }),
  /** Cents that can go back to the guest at most. */
  maxRefund: centsSchema,
});
export type ShownCase = v.InferOutput<typeof caseSchema>;

/** Everything about the deposit and problems of one reservation. */
export const resolutionsSchema = v.object({
  reservationId: idSchema,
  /** The deposit after the end; null before, and without one. */
  deposit: v.nullable(
    v.object({
      amount: centsSchema,
      left: centsSchema,
      toHost: centsSchema,
      /** When what isn't claimed comes back; null afterwards. */
      returnsAt: v.nullable(placedInstantSchema),
    }),
  ),
  claim: v.nullable(claimSchema),
  /** The newest first. */
  cases: v.array(caseSchema),
  may: v.object({
    /** Whether the caller may claim part of the deposit now. */
    claim: v.boolean(),
    /** Whether the caller may report a problem now. */
    report: v.boolean(),
  }),
  /** When problems can no longer be reported; null before check-in opens. */
  reportUntil: v.nullable(placedInstantSchema),
});
export type Resolutions = v.InferOutput<typeof resolutionsSchema>;

const shared = {
  access: 'signed-in',
  params: idParams,
  response: resolutionsSchema,
  idempotent: true,
  accountLimit: 'resolution',
} as const;

export const showResolutions = defineRoute({
  id: 'reservations.show-resolutions',
  method: 'GET',
  path: '/api/reservations/:id/resolutions',
  summary: 'Retrieve the claim and the problems of a reservation, with what I may do about them',
  access: 'signed-in',
  params: idParams,
  response: resolutionsSchema,
  errors: ['not-found'],
});

export const claimDeposit = defineRoute({
  ...shared,
  id: 'reservations.claim-deposit',
  method: 'POST',
  path: '/api/reservations/:id/claim',
  summary: 'Claim part of the deposit of a reservation that has ended',
  body: v.object({ amount: amountSchema, text: statement, pictures: pictureKeys }),
  errors: [
    'invalid-input',
    'not-found',
    'forbidden',
    'claim-exists',
    'claim-not-now',
    'amount-too-high',
  ],
});

export const answerClaim = defineRoute({
  ...shared,
  id: 'reservations.answer-claim',
  method: 'POST',
  path: '/api/reservations/:id/claim/answer',
  summary: 'Agree to the claim on my deposit, or refuse it',
  body: v.object({ agrees: v.boolean(), text: optionalStatement, pictures: pictureKeys }),
  errors: ['invalid-input', 'not-found', 'forbidden', 'resolution-moved'],
});

export const reportProblem = defineRoute({
  ...shared,
  id: 'reservations.report-problem',
  method: 'POST',
  path: '/api/reservations/:id/cases',
  summary: 'Report a problem on arrival; until it is solved, the host is not paid',
  body: v.object({ kind: v.picklist(PROBLEM_KINDS), text: statement, pictures: pictureKeys }),
  status: 201,
  errors: [
    'invalid-input',
    'not-found',
    'forbidden',
    'case-open',
    'too-many-cases',
    'report-not-now',
  ],
});

export const answerCase = defineRoute({
  ...shared,
  id: 'reservations.answer-case',
  method: 'POST',
  path: '/api/cases/:id/answer',
  summary: "Answer a guest's report: offer a part back, say that it is mended, or disagree",
  body: v.object({
    step: v.picklist(CASE_STEPS.host),
    /** Cents offered; of that step alone. */
    amount: v.optional(amountSchema),
    text: statement,
    pictures: pictureKeys,
  }),
  errors: ['invalid-input', 'not-found', 'forbidden', 'resolution-moved', 'amount-too-high'],
});

export const replyToCase = defineRoute({
  ...shared,
  id: 'reservations.reply-to-case',
  method: 'POST',
  path: '/api/cases/:id/reply',
  summary: "Reply to the host's answer to my report, or close the report",
  body: v.object({
    step: v.picklist(CASE_STEPS.guest),
    text: optionalStatement,
    pictures: pictureKeys,
  }),
  errors: ['invalid-input', 'not-found', 'forbidden', 'resolution-moved'],
});

export const listResolutions = defineRoute({
  id: 'reservations.list-resolutions',
  method: 'GET',
  path: '/api/resolutions',
  summary: 'List the reservations with open claims and problems by page, those to decide first',
  access: 'money',
  query: v.object({
    /** Where the page before has ended. */
    after: v.optional(rankedPageKeySchema),
    /** Where the page after this one has begun; `after` wins. */
    before: v.optional(rankedPageKeySchema),
  }),
  response: v.object({
    ...besidePagesEntries,
    items: v.array(
      v.object({
        reservationId: idSchema,
        key: v.string(),
        listingTitle: v.string(),
        guestName: v.string(),
        hostName: v.string(),
        timeZone: v.string(),
        resolutions: resolutionsSchema,
      }),
    ),
  }),
});

export const decideClaim = defineRoute({
  ...shared,
  access: 'money',
  proof: 'recent',
  id: 'reservations.decide-claim',
  method: 'POST',
  path: '/api/claims/:id/decision',
  summary: 'Give the host nothing, a part or all of what they claim of a deposit',
  body: v.object({
    /** Cents, from 0 to the claimed amount. */
    given: v.pipe(centsSchema, v.minValue(0), v.maxValue(1_000_000_000)),
    reason: statement,
  }),
  errors: ['not-found', 'resolution-moved', 'amount-too-high'],
});

export const decideCase = defineRoute({
  ...shared,
  access: 'money',
  proof: 'recent',
  id: 'reservations.decide-case',
  method: 'POST',
  path: '/api/cases/:id/decision',
  summary: 'Decide a problem: a part of the price back, leaving freely, both or nothing',
  body: v.object({
    /** Cents of the price that go back to the guest. */
    refund: v.pipe(centsSchema, v.minValue(0), v.maxValue(1_000_000_000)),
    /** Whether the guest may leave with everything unused back for 72 hours. */
    leaveFreely: v.boolean(),
    reason: statement,
  }),
  errors: ['not-found', 'resolution-moved', 'amount-too-high'],
});

export const resolutionRoutes = [
  showResolutions,
  claimDeposit,
  answerClaim,
  reportProblem,
  answerCase,
  replyToCase,
  listResolutions,
  decideClaim,
  decideCase,
] as const;
