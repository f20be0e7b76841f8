import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, instant } from '../database/columns.ts';

/** Checkouts of the sandbox. Anyone with the id may settle it, so it can't be guessed. */
export const sandboxCheckouts = pgTable('sandbox_checkout', {
  id: text().primaryKey(),
  paymentId: text().notNull().unique(),
  amount: cents().notNull(),
  description: text().notNull(),
  successUrl: text().notNull(),
  cancelUrl: text().notNull(),
  status: text({ enum: ['open', 'paid', 'declined', 'expired'] })
    .notNull()
    .default('open'),
  expiresAt: instant().notNull(),
  /** IANA zone of the purchase, in which the page shows times. */
  timeZone: text().notNull().default('UTC'),
});

/** Money the sandbox gave back. */
export const sandboxRefunds = pgTable(
  'sandbox_refund',
  {
    /** Our own id of the refund. */
    id: text().primaryKey(),
    checkoutId: text()
      .notNull()
      .references(() => sandboxCheckouts.id),
    amount: cents().notNull(),
  },
  (table) => [index('sandbox_refund_checkout_id').on(table.checkoutId)],
);
