import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LedgerAccount, LedgerDifference } from '#domain/ledger.ts';
import { users } from '#features/accounts/server/tables.ts';
import { payments } from '#features/reservations/server/tables.ts';
import { cents, id, instant } from '#platform/server/database/columns.ts';
import { MOVEMENT_KINDS } from '#platform/server/payments/movements.ts';
import { PAYOUT_ACCOUNT_STATUSES } from '#platform/server/payments/payouts.ts';

/** Where a host is paid: an account at the provider, which alone knows their bank. */
export const payoutAccounts = pgTable(
  'payout_account',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The provider's id of it. It is set once, by the onboarding of this host alone. */
    providerAccount: text().notNull(),
    status: text({ enum: PAYOUT_ACCOUNT_STATUSES }).notNull(),
    /** Whether the provider's last payment to the host's bank failed. */
    bankFailed: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('payout_account_provider_account').on(table.provider, table.providerAccount),
  ],
);

/**
 * Money of a host that was sent to their account, or is on its way. The rows stay on record when
 * the host's account is deleted.
 */
export const payouts = pgTable(
  'payout',
  {
    id: id(),
    hostId: uuid().notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    providerAccount: text().notNull(),
    amount: cents().notNull(),
    /** `failed` if nothing of it could be sent. */
    status: text({ enum: ['queued', 'sent', 'failed'] }).notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    index('payout_host_id').on(table.hostId, table.createdAt),
    index('payout_created_at').on(table.createdAt),
    // A host has at most one on its way.
    uniqueIndex('payout_queued').on(table.hostId).where(sql`status = 'queued'`),
    check('payout_amount', sql`${table.amount} > 0`),
  ],
);

/** The part of a payout that comes from one payment; a transfer at the provider. */
export const payoutParts = pgTable(
  'payout_part',
  {
    id: id(),
    payoutId: uuid()
      .notNull()
      .references(() => payouts.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amount: cents().notNull(),
    /** Cents that the provider took back. */
    reversed: cents().notNull().default(0),
    status: text({ enum: ['queued', 'sent', 'refused'] }).notNull(),
    providerTransfer: text(),
    endedAt: instant(),
  },
  (table) => [
    index('payout_part_payout_id').on(table.payoutId),
    index('payout_part_payment_id').on(table.paymentId),
    check('payout_part_amount', sql`${table.amount} > 0`),
    check('payout_part_reversed', sql`${table.reversed} between 0 and ${table.amount}`),
  ],
);

/**
 * Where the provider's list and our rows disagree about money. Nothing corrects them by itself; one
 * that is gone at a later comparison is settled.
 */
export const providerDifferences = pgTable(
  'provider_difference',
  {
    id: id(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    /** The provider's id of the movement, or our own where the provider has none. */
    reference: text().notNull(),
    /** Cents by our rows; null where it is missing here. */
    ours: cents(),
    /** Cents by the provider; null where it is missing there. */
    theirs: cents(),
    /** When the money moved, by the provider, or by our rows where it is missing there. */
    movedAt: instant().notNull(),
    foundAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    uniqueIndex('provider_difference_open')
      .on(table.provider, table.kind, table.reference)
      .where(sql`settled_at is null`),
    index('provider_difference_found_at').on(table.foundAt),
    check('provider_difference_amounts', sql`${table.ours} is distinct from ${table.theirs}`),
  ],
);

/** When a list of a provider was last compared with our rows. */
export const reconciliations = pgTable(
  'reconciliation',
  {
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    /** The movements that were begun before it were compared. */
    comparedUntil: instant().notNull(),
    endedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.kind] })],
);

/** Checks of the ledger: each night, and when one is asked for. */
export const ledgerChecks = pgTable('ledger_check', {
  checkedAt: instant().primaryKey(),
  /** Cents of each account that has entries; debits are positive. */
  balances: jsonb().$type<Partial<Record<LedgerAccount, number>>>().notNull(),
  differences: jsonb().$type<readonly LedgerDifference[]>().notNull(),
});
