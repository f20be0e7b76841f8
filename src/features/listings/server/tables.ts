import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { instant } from '#platform/server/database/columns.ts';

/** An unfinished form of a host; one of each kind. */
export const listingDrafts = pgTable(
  'listing_draft',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: LISTING_KINDS }).notNull(),
    /** JSON as text: typed values may contain characters that `jsonb` refuses. */
    values: text().notNull(),
    step: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const favorites = pgTable(
  'favorite',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    index('favorite_listing_id').on(table.listingId),
  ],
);
