import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ANSWER_LENGTH, TICKET_STATES } from '#domain/tickets.ts';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant, lengthWithin } from '#platform/server/database/columns.ts';

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
    state: text({ enum: TICKET_STATES }).notNull().default('open'),
    /** The member of staff who takes care of it; null without one. */
    ownerId: uuid().references(() => users.id),
  },
  (table) => [
    index('support_ticket_account_id').on(table.accountId),
    index('support_ticket_created_at').on(table.createdAt),
    index('support_ticket_open').on(table.createdAt, table.id).where(sql`state = 'open'`),
    index('support_ticket_owner_id').on(table.ownerId).where(sql`owner_id is not null`),
    index('support_ticket_email').on(table.email),
    index('support_ticket_request_id').on(table.requestId).where(sql`request_id <> ''`),
  ],
);

/** Answers of staff to a ticket, each of which was mailed to its writer. */
export const supportAnswers = pgTable(
  'support_answer',
  {
    id: id(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('support_answer_ticket_id').on(table.ticketId, table.at),
    index('support_answer_author_id').on(table.authorId),
    lengthWithin('support_answer_text', table.text, { min: 1, max: ANSWER_LENGTH }),
  ],
);
