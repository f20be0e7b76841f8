import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { IDENTITY_FAILURES, IDENTITY_STATES } from '#domain/identity.ts';
import { instant } from '#platform/server/database/columns.ts';
import { users } from './tables.ts';

/**
 * A person's check of identity: how the latest try went, and what is known since one succeeded. No
 * document, number, picture or date of birth is in it, nor what the provider answered.
 */
export const identityChecks = pgTable(
  'identity_check',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the latest try; makes a repeated start the same session at the provider. */
    attemptId: uuid().notNull(),
    /** The provider's id of the session; null before it is opened and once nothing is left to ask. */
    session: text(),
    state: text({ enum: IDENTITY_STATES }).notNull(),
    /** Why the latest try didn't succeed. */
    failure: text({ enum: IDENTITY_FAILURES }),
    /** When a try succeeded; a later one that fails doesn't take it back. */
    verifiedAt: instant(),
    isAdult: boolean().notNull().default(false),
    /**
     * Whether the account still has the name that was compared with the document; the database ends
     * it with a new name.
     */
    nameMatches: boolean().notNull().default(false),
    startedAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('identity_check_session').on(table.session),
    index('identity_check_waiting').on(table.updatedAt).where(sql`session is not null`),
    check(
      'identity_check_verified',
      sql`${table.verifiedAt} is not null or not ${table.isAdult} and not ${table.nameMatches}`,
    ),
  ],
);
