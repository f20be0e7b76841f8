import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant } from '#platform/server/database/columns.ts';

/** Messages to support; deleted after a year, and together with their account. */
export const supportTickets = pgTable(
  'support_ticket',
  {
    id: id(),
    /** The reference that both sides use. */
    reference: text().notNull().unique(),
    /** Null if the writer was signed out. */
    accountId: uuid().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    /** The language of the page it was written on. */
    locale: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    reservation: text().notNull(),
    page: text().notNull(),
    requestId: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('support_ticket_account_id').on(table.accountId),
    index('support_ticket_created_at').on(table.createdAt),
  ],
);
