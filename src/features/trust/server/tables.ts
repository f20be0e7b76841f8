import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DECISION_ACTS, RULES, WORDS_LENGTH } from '#domain/decisions.ts';
import { MODERATION_STATES, STANDINGS, SUBJECT_KINDS } from '#domain/moderation.ts';
import { REPORT_LENGTH, REPORT_REASONS, SIGNALS } from '#domain/reports.ts';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant, lengthWithin } from '#platform/server/database/columns.ts';

/**
 * Things that wait for a moderator, and those that were decided: one open item a thing, however often
 * it is reported. `subjectId` is the thing's id, and `<conversation>:<number>` for a message.
 */
export const moderationItems = pgTable(
  'moderation_item',
  {
    id: id(),
    subjectKind: text({ enum: SUBJECT_KINDS }).notNull(),
    subjectId: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Of the gravest report or signal, 1 to 3. */
    harm: integer().notNull(),
    openedAt: instant().notNull(),
    /** Null while it waits. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('moderation_item_open')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.closedAt} is null`),
    index('moderation_item_waiting')
      .on(table.harm.desc(), table.openedAt, table.id)
      .where(sql`${table.closedAt} is null`),
    index('moderation_item_owner_id').on(table.ownerId),
  ],
);

/** Reports by people; one a person and thing. */
export const reports = pgTable(
  'report',
  {
    id: id(),
    /** The reference that the reporter gets, such as `R-7KX39PMA`. */
    reference: text().notNull().unique(),
    itemId: uuid()
      .notNull()
      .references(() => moderationItems.id),
    subjectKind: text({ enum: SUBJECT_KINDS }).notNull(),
    subjectId: text().notNull(),
    /** Null for a signed-out reporter, and once the account is deleted. */
    reporterId: uuid().references(() => users.id),
    /**
     * Address of a signed-out reporter, in small letters, until the owner can't object any more; null
     * for all others.
     */
    reporterEmail: text(),
    locale: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('report_once_a_person').on(table.reporterId, table.subjectKind, table.subjectId),
    uniqueIndex('report_once_an_address').on(
      table.reporterEmail,
      table.subjectKind,
      table.subjectId,
    ),
    index('report_item_id').on(table.itemId),
    index('report_with_address').on(table.itemId).where(sql`reporter_email is not null`),
    index('report_created_at').on(table.createdAt),
    lengthWithin('report_text', table.text, { min: 0, max: REPORT_LENGTH }),
  ],
);

/** Signals that the product itself noticed about a thing. */
export const moderationSignals = pgTable(
  'moderation_signal',
  {
    seq: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid()
      .notNull()
      .references(() => moderationItems.id),
    kind: text({ enum: SIGNALS }).notNull(),
    /** Tells a signal from others of its kind, so that each is noticed once. */
    key: text().notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('moderation_signal_once').on(table.kind, table.key),
    index('moderation_signal_item_id').on(table.itemId),
    index('moderation_signal_at').on(table.at),
  ],
);

/** Decisions, with the statement of reasons that the owner got, and the owner's appeal. */
export const moderationDecisions = pgTable(
  'moderation_decision',
  {
    id: id(),
    /** The item it closed; null for a decision without one. */
    itemId: uuid().references(() => moderationItems.id),
    subjectKind: text({ enum: SUBJECT_KINDS }).notNull(),
    subjectId: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    act: text({ enum: DECISION_ACTS }).notNull(),
    rule: text({ enum: RULES }).notNull(),
    /** Words to the owner. */
    words: text().notNull(),
    /** Its words as they read then: the title of a listing, the text of a review. */
    excerpt: text().notNull().default(''),
    stateBefore: text({ enum: MODERATION_STATES }),
    standingBefore: text({ enum: STANDINGS }),
    /** Null once the account is deleted. */
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant().notNull(),
    /** Opens the statement without a session: a suspended person has none. Impossible to guess. */
    token: text().notNull().unique(),
    appeal: text(),
    appealedAt: instant(),
    appealDecidedBy: uuid().references(() => users.id),
    appealDecidedAt: instant(),
    /** Whether the appeal was granted: the decision is undone. */
    isGranted: boolean(),
    appealWords: text(),
  },
  (table) => [
    index('moderation_decision_subject').on(table.subjectKind, table.subjectId),
    index('moderation_decision_owner_id').on(table.ownerId),
    index('moderation_decision_item_id').on(table.itemId),
    index('moderation_decision_decided_at').on(table.decidedAt),
    index('moderation_decision_decided_by').on(table.decidedBy),
    index('moderation_decision_appeal_decided_by').on(table.appealDecidedBy),
    index('moderation_decision_appeals')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.appealDecidedAt} is null`),
    lengthWithin('moderation_decision_words', table.words, { min: 0, max: WORDS_LENGTH }),
  ],
);
