import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#platform/server/database/columns.ts';
import { sessions, users } from './tables.ts';

/**
 * A browser that shows notifications, as long as the session lasts in which that was turned on. It
 * goes with the session, so a browser never shows what concerns a person who has signed out there.
 */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Its address at its push service. It and the keys are all it takes to send to the browser. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Product names, empty where they are unknown. */
    browser: text().notNull(),
    system: text().notNull(),
    createdAt: instant().notNull(),
    lastSuccessAt: instant(),
    /** Since when its push service refuses; null after a success. */
    refusedSince: instant(),
  },
  (table) => [
    index('push_subscription_user_id').on(table.userId, table.createdAt),
    uniqueIndex('push_subscription_session').on(table.sessionId),
    uniqueIndex('push_subscription_endpoint').on(table.endpoint),
    check('push_subscription_endpoint_length', sql`length(${table.endpoint}) <= 1000`),
  ],
);

/** Kinds of notifications that a person has turned off, on all their devices. */
export const pushChoices = pgTable('push_choice', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: text().array().notNull(),
});
