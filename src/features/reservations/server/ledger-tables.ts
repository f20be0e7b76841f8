import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { LEDGER_ACCOUNTS } from '#domain/ledger.ts';
import { cents, id, instant } from '#platform/server/database/columns.ts';

/** Why money moved. */
export const TRANSFER_KINDS = [
  'payment',
  'capture',
  'return',
  'refund',
  'deposit',
  'claim',
  'release',
  'payout',
  'paid-out',
  'payout-refused',
  'payout-reversed',
] as const;

/**
 * Movements of money between accounts, in double entry. Rows are only ever added: triggers refuse
 * changes, and at the end of a transaction a transfer whose entries don't add up to 0. What a
 * transfer is about may be deleted while its money stays on record, so there are no foreign keys.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: id(),
    /** Names the event, such as `payment:<id>`; a repeat writes nothing. */
    key: text().notNull().unique(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    reservationId: uuid(),
    /** Of a payment that a host makes for their listing. */
    listingId: uuid(),
    /** Cents of a release's part for the host that are taxes, which the host passes on. */
    taxes: cents().notNull().default(0),
    at: instant().notNull(),
  },
  (table) => [
    index('ledger_transfer_reservation_id').on(table.reservationId),
    index('ledger_transfer_at').on(table.at),
  ],
);

/** See `LedgerEntry`. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transferId: uuid()
      .notNull()
      .references(() => ledgerTransfers.id),
    account: text({ enum: LEDGER_ACCOUNTS }).notNull(),
    ownerId: uuid(),
    amount: cents().notNull(),
  },
  (table) => [
    index('ledger_entry_transfer_id').on(table.transferId),
    index('ledger_entry_owner_id').on(table.ownerId, table.account),
    check('ledger_entry_amount', sql`${table.amount} <> 0`),
    check(
      'ledger_entry_owner',
      sql`(${table.account} in ('held', 'deposit', 'host')) = (${table.ownerId} is not null)`,
    ),
  ],
);

/**
 * The entries of hosts' accounts beside what their transfers say, so that the earnings of a host
 * read the rows of that host alone. A trigger adds them (`copy_host_entries`); like what they are
 * copied from they never change, and the check of the ledger compares both.
 */
export const hostEntries = pgTable(
  'host_entry',
  {
    entryId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => ledgerEntries.id),
    hostId: uuid().notNull(),
    at: instant().notNull(),
    kind: text({ enum: TRANSFER_KINDS }).notNull(),
    /** Cents; above 0 for what became the host's. */
    amount: cents().notNull(),
    taxes: cents().notNull(),
    reservationId: uuid(),
    /** The one reserved, or paid for by its host; null of money that left. */
    listingId: uuid(),
  },
  (table) => [index('host_entry_host_id').on(table.hostId, table.at)],
);
