import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { SANDBOX_CARDS } from '#platform/contract/sandbox-checkout.ts';
import { cents, instant } from '../database/columns.ts';
import { PAYOUT_ACCOUNT_STATUSES } from './payouts.ts';

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
    /** `held` and `released` are those of a checkout that holds its card. */
    status: text({ enum: ['open', 'paid', 'held', 'released', 'declined', 'expired'] })
      .notNull()
      .default('open'),
    expiresAt: instant(),
    /** IANA zone of the purchase, in which the page shows times. */
    timeZone: text().notNull().default('UTC'),
    /** Whether the card is kept for later charges. */
    keepsCard: boolean().notNull().default(false),
    /** Whether the amount is only held on the card. */
    holdsCard: boolean().notNull().default(false),
    /** Cents that were taken of what was held; null where nothing was held. */
    captured: cents(),
    /** The card that is kept or holds the amount; null until the checkout is paid. */
    card: text({ enum: SANDBOX_CARDS }),
    /** The checkout whose card was charged; null for a checkout. */
    keptBy: text().references((): AnyPgColumn => sandboxCheckouts.id),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index('sandbox_checkout_created_at').on(table.createdAt, table.id),
    index('sandbox_checkout_kept_by').on(table.keptBy).where(sql`kept_by is not null`),
    check(
      'sandbox_checkout_page',
      sql`num_nulls(${table.successUrl}, ${table.cancelUrl}, ${table.expiresAt}) = case when ${table.keptBy} is null then 0 else 3 end`,
    ),
    check(
      'sandbox_checkout_card',
      sql`${table.card} is null or ${table.keepsCard} or ${table.holdsCard}`,
    ),
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
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index('sandbox_refund_checkout_id').on(table.checkoutId),
    index('sandbox_refund_created_at').on(table.createdAt, table.id),
  ],
);

/** Accounts for payouts of the sandbox. */
export const sandboxAccounts = pgTable('sandbox_account', {
  id: text().primaryKey(),
  userId: text().notNull().unique(),
  status: text({ enum: PAYOUT_ACCOUNT_STATUSES }).notNull().default('more-needed'),
});

/** Addresses of the sandbox's onboarding page. Who has one may use it, so it can't be guessed. */
export const sandboxOnboardings = pgTable(
  'sandbox_onboarding',
  {
    token: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => sandboxAccounts.id),
    returnUrl: text().notNull(),
    refreshUrl: text().notNull(),
    expiresAt: instant().notNull(),
    isUsed: boolean().notNull().default(false),
  },
  (table) => [index('sandbox_onboarding_account_id').on(table.accountId)],
);

/** Money the sandbox moved to accounts. */
export const sandboxTransfers = pgTable(
  'sandbox_transfer',
  {
    /** Our own id of the transfer. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => sandboxAccounts.id),
    /** The payment that the money came with. */
    checkoutId: text()
      .notNull()
      .references(() => sandboxCheckouts.id),
    amount: cents().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index('sandbox_transfer_created_at').on(table.createdAt, table.id),
    index('sandbox_transfer_account_id').on(table.accountId),
    index('sandbox_transfer_checkout_id').on(table.checkoutId),
  ],
);
