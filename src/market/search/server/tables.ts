import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';

/** Searches that were answered, by the hour in which they were; nothing of who asked, or for what. */
export const searchTallies = pgTable(
  'search_tally',
  {
    /** Its beginning. */
    hour: instant().primaryKey(),
    searches: integer().notNull(),
  },
  (table) => [check('search_tally_searches', sql`${table.searches} > 0`)],
);
