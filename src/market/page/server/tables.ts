import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { listings } from '#market/inventory/server/tables.ts';
import { dateText } from '#platform/server/database/columns.ts';

/** How often the page of a listing was opened on a day; nothing of who opened it (decision 0362). */
export const listingViews = pgTable(
  'listing_view',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** By UTC. */
    day: dateText().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check('listing_view_views', sql`${table.views} > 0`),
  ],
);
