import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Answers of requests that carried an `Idempotency-Key`, replayed for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** The key's owner: account id, or a hash of the address for a signed-out caller. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Digest of method, path and body. */
    requestHash: text().notNull(),
    status: integer(),
    // Not jsonb, which would return the keys in another order than they were sent.
    answer: json(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
);

/** Facts about this database itself, such as its demo world. */
export const appMeta = pgTable('app_meta', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/**
 * Counters of the rate limits, shared by all servers of one database. The table isn't logged
 * (`migrations`), so that counting waits for no disk; after a crash the limits begin again.
 */
export const rateLimits = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);

/** The number of a transaction. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Changes that all servers learn of within a second, and that are deleted after ten minutes
 * (decision 0330). `live/change-feed.ts` reads them.
 */
export const changes = pgTable(
  'change',
  {
    seq: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    /** The transaction that wrote the row. */
    writtenIn: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
    topic: text().notNull(),
    payload: text().notNull(),
    /** When it was written; its transaction may have begun earlier. */
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.writtenIn, table.seq] })],
);
