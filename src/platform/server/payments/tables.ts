import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { SANDBOX_CARDS } from '#platform/contract/sandbox-checkout.ts';
import { cents, instant } from '../database/columns.ts';

/**
 * Payments of the sandbox: checkouts, and charges of the cards that they kept. Anyone with the id of
 * a checkout may settle it, so it can't be guessed. Charges have no page.
 */
export const sandboxCheckouts = pgTable(
  'sandbox_checkout',
  {
    id: text().primaryKey(),
    paymentId: text().notNull().unique(),
    amount: cents().notNull(),
    description: text().notNull(),
    /** Null for a charge, as the next two. */
    successUrl: text(),
    cancelUrl: text(),
    status: text({ enum: ['open', 'paid', 'declined', 'expired'] })
      .notNull()
      .default('open'),
    expiresAt: instant(),
    /** IANA zone of the purchase, in which the page shows times. */
    timeZone: text().notNull().default('UTC'),
    /** Whether the card is kept for later charges. */
    keepsCard: boolean().notNull().default(false),
    /** The kept card; null until the checkout is paid. */
    card: text({ enum: SANDBOX_CARDS }),
    /** The checkout whose card was charged; null for a checkout. */
    keptBy: text().references((): AnyPgColumn => sandboxCheckouts.id),
  },
  (table) => [
    check(
      'sandbox_checkout_page',
      sql`num_nulls(${table.successUrl}, ${table.cancelUrl}, ${table.expiresAt}) = case when ${table.keptBy} is null then 0 else 3 end`,
    ),
    check('sandbox_checkout_card', sql`${table.card} is null or ${table.keepsCard}`),
  ],
);

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
