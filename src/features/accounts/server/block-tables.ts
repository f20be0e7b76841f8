import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';
import { users } from './tables.ts';

/** People who want nothing to do with others. The blocked one isn't told. */
export const blocks = pgTable(
  'block',
  {
    blockerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('block_blocked_id').on(table.blockedId),
    check('block_two_people', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);
