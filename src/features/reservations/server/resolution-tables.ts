import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  CASE_OUTCOMES,
  CASE_STATES,
  CASE_STEPS,
  CLAIM_STATES,
  PROBLEM_KINDS,
} from '#domain/resolutions.ts';
import { users } from '#features/accounts/server/tables.ts';
import { cents, id, instant } from '#platform/server/database/columns.ts';
import { reservations } from './tables.ts';

/** A host's claim on a deposit; one a reservation. */
export const depositClaims = pgTable(
  'deposit_claim',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .unique()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    state: text({ enum: CLAIM_STATES }).notNull(),
    amount: cents().notNull(),
    /** When it goes to an administrator without an answer; null in other states. */
    answerBy: instant(),
    /** Cents that the host got; null before it is over. */
    given: cents(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('deposit_claim_answer_by').on(table.answerBy).where(sql`answer_by is not null`),
    index('deposit_claim_open').on(table.createdAt).where(sql`state in ('waiting', 'review')`),
    check('deposit_claim_amount', sql`${table.amount} > 0`),
    check('deposit_claim_given', sql`${table.given} between 0 and ${table.amount}`),
    check(
      'deposit_claim_over',
      sql`(${table.state} in ('agreed', 'decided')) = (${table.given} is not null)`,
    ),
  ],
);

/** The figures of a case that the guarantee opened. */
export interface GuaranteeFigures {
  readonly promisedMbps: number;
  readonly medianMbps: number;
  readonly measured: readonly { readonly at: string; readonly mbps: number }[];
  /** The median of other guests there. */
  readonly others: { readonly medianMbps: number; readonly guests: number } | null;
}

/** Problems on arrival: reported by guests, or opened by the guarantee. */
export const problemCases = pgTable(
  'problem_case',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text({ enum: PROBLEM_KINDS }).notNull(),
    state: text({ enum: CASE_STATES }).notNull(),
    isGuarantee: boolean().notNull(),
    /** When it moves on by itself; null in a state without a deadline. */
    dueAt: instant(),
    /** Cents that the host offers. */
    offer: cents(),
    figures: jsonb().$type<GuaranteeFigures>(),
    outcome: text({ enum: CASE_OUTCOMES }),
    /** Cents that the price was lowered by. */
    refund: cents().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('problem_case_open').on(table.reservationId).where(sql`state <> 'closed'`),
    index('problem_case_reservation_id').on(table.reservationId),
    index('problem_case_due_at').on(table.dueAt).where(sql`due_at is not null`),
    check('problem_case_closed', sql`(${table.state} = 'closed') = (${table.outcome} is not null)`),
    check('problem_case_refund', sql`${table.refund} >= 0`),
  ],
);

/** The steps in the history of a claim or a case. */
export const ENTRY_STEPS = [
  'open',
  'refuse',
  ...CASE_STEPS.host,
  ...CASE_STEPS.guest,
  ...CASE_STEPS.system,
  ...CASE_STEPS.admin,
] as const;

/** The histories of claims and cases. */
export const resolutionEntries = pgTable(
  'resolution_entry',
  {
    sequence: bigserial({ mode: 'number' }).primaryKey(),
    claimId: uuid().references(() => depositClaims.id, { onDelete: 'cascade' }),
    caseId: uuid().references(() => problemCases.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    party: text({ enum: ['guest', 'host', 'admin', 'system'] }).notNull(),
    /** Null for the system. */
    actorId: uuid().references(() => users.id),
    step: text({ enum: ENTRY_STEPS }).notNull(),
    text: text().notNull().default(''),
    /** Keys of uploads. */
    pictures: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Cents that it names. */
    amount: cents(),
  },
  (table) => [
    index('resolution_entry_claim_id').on(table.claimId),
    index('resolution_entry_case_id').on(table.caseId),
    index('resolution_entry_actor_id').on(table.actorId),
    check('resolution_entry_subject', sql`num_nonnulls(${table.claimId}, ${table.caseId}) = 1`),
  ],
);
