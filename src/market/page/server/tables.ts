import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { listings } from '#market/inventory/server/tables.ts';
import { dateText } from '#platform/server/database/columns.ts';

/**
 * How often the page of a listing was opened in a month, day by day; nothing of who opened it
 * (decision 0362).
 */
export const listingViews = pgTable(
  'listing_view',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Its first day, by UTC. */
    month: dateText().notNull(),
    /** Of the whole month. */
    views: integer().notNull(),
    /** Of each day of the month, 31 of them. */
    days: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.month] }),
    check('listing_view_days', sql`cardinality(${table.days}) = 31`),
  ],
);
