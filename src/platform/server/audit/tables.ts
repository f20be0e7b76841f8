import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Acts of staff. Rows are only ever added: a trigger refuses changes and deletions. It
 * refers to no table, so that an entry outlives what it is about.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    seq: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** The account that acted; null for the product itself. */
    actorId: uuid(),
    /** Area and verb, such as `moderation.hide`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** Account whose thing it is; null where it belongs to no person. */
    personId: uuid(),
    reason: text().notNull().default(''),
    before: jsonb(),
    after: jsonb(),
    requestId: text().notNull(),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_actor_id').on(table.actorId, table.at),
    index('audit_entry_person_id').on(table.personId, table.at),
    index('audit_entry_request_id').on(table.requestId),
    index('audit_entry_subject').on(table.subjectKind, table.subjectId),
  ],
);
