import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { MODERATION_STATES } from '#domain/moderation.ts';
import type { ReviewFacts } from '#domain/review-facts.ts';
import { users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { id, instant } from '#platform/server/database/columns.ts';

/**
 * A guest's review of a completed stay, journey or sessions; one per reservation, and public.
 * Triggers count its stars in the listing's row (migration 0015).
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
    /** Who sees it; the stars of a listing count visible ones alone. */
    moderationState: text({ enum: MODERATION_STATES }).notNull().default('visible'),
    /** When it was written, which may be before it opened. */
    createdAt: instant().notNull(),
  },
  (table) => [
    index('review_listing_id').on(table.listingId, table.createdAt),
    index('review_guest_id').on(table.guestId),
    index('review_created_at').on(table.createdAt),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** A host's public review of a guest; one per reservation. */
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
    index('guest_review_host_id').on(table.hostId),
    check('guest_review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/**
 * A review that only its writer may read yet. It is in a table of its own, so that no query of the
 * open ones can reveal it. There is one per reservation at most: the second one opens both.
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
    /** When it opens automatically. */
    opensAt: instant().notNull(),
  },
  (table) => [
    index('hidden_review_opens_at').on(table.opensAt),
    index('hidden_review_writer_id').on(table.writerId),
    check('hidden_review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/**
 * Users who reported a review by the release before, whose servers still write it; all other reports
 * are in `report`.
 */
export const reviewReports = pgTable(
  'review_report',
  {
    reviewId: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text({ enum: ['offensive', 'private', 'false', 'spam', 'other'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reporterId] }),
    index('review_report_reporter_id').on(table.reporterId),
  ],
);
