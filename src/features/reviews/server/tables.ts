import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ReviewFacts } from '#domain/review-facts.ts';
import { REPORT_REASONS } from '#domain/reviewing.ts';
import { users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { id, instant } from '#platform/server/database/columns.ts';

/**
 * What a guest says of a stay, a journey or sessions that were completed; one a reservation, and
 * open to read. Triggers count its stars in the listing's row (migration 0015).
 */
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
    facts: jsonb().$type<ReviewFacts>().notNull().default({}),
    text: text().notNull(),
    reply: text(),
    /** When it was written, which may be before it was open. */
    createdAt: instant().notNull(),
  },
  (table) => [
    index('review_listing_id').on(table.listingId, table.createdAt),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** What a host says of a guest, open to read; one a reservation. */
export const guestReviews = pgTable(
  'guest_review',
  {
    reservationId: uuid()
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    guestId: uuid()
      .notNull()
      .references(() => users.id),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    rating: integer().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('guest_review_guest_id').on(table.guestId, table.createdAt),
    check('guest_review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/**
 * A review that nobody but its writer may read yet. It stands apart from the open ones, so that
 * nothing that reads those can tell of it. There is one a reservation at most: the second one opens
 * both.
 */
export const hiddenReviews = pgTable(
  'hidden_review',
  {
    reservationId: uuid()
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    party: text({ enum: ['guest', 'host'] }).notNull(),
    writerId: uuid()
      .notNull()
      .references(() => users.id),
    rating: integer().notNull(),
    facts: jsonb().$type<ReviewFacts>().notNull().default({}),
    text: text().notNull(),
    createdAt: instant().notNull(),
    /** When it opens by itself. */
    opensAt: instant().notNull(),
  },
  (table) => [
    index('hidden_review_opens_at').on(table.opensAt),
    index('hidden_review_writer_id').on(table.writerId),
    check('hidden_review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** Who has reported a review; what they wrote stands in the ticket at support. */
export const reviewReports = pgTable(
  'review_report',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reporterId] }),
    index('review_report_reporter_id').on(table.reporterId),
  ],
);
