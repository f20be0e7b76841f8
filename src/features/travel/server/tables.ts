import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/server/database/columns.ts';

/** Cached answers of the flight provider, shared by all identical requests. */
export const flightSearches = pgTable(
  'flight_search',
  {
    /** SHA-256, in hexadecimal, of the normalised question and the provider's name. */
    key: text().primaryKey(),
    provider: text().notNull(),
    /** Absent while a request for it is running. */
    answer: jsonb(),
    fetchedAt: instant().notNull(),
    /** For an answer: when it is no longer handed out. Without one: until when the others wait for it. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('flight_search_expires_at').on(table.expiresAt)],
);
