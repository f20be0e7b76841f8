import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#features/listings/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { id, instant } from '#platform/server/database/columns.ts';

/** What a guest says of a stay that was completed; one a reservation. */
export const reviews = pgTable(
  'review',
  {
    id: id(),
    reservationId: uuid()
      .notNull()
      .unique()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    guestId: uuid()
      .notNull()
      .references(() => users.id),
    rating: integer().notNull(),
    text: text().notNull(),
    reply: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('review_listing_id').on(table.listingId, table.createdAt),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
);
