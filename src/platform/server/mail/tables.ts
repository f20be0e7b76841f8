import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** Whether a mail hasn't left; without parameters, so that its index fits. */
export const IS_UNSENT = sql`status in ('queued', 'sending', 'failed')`;

/** Parts of an event's key, which name its account and more. */
export const KEY_PARTS = sql`string_to_array(key, ':')`;

/**
 * Mails to send, written in the transaction of their event. `key` names event and recipient, so one
 * event never makes two mails to one person. Its parts between colons find the mails to a person.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: id(),
    key: text().notNull().unique(),
    to: text().notNull(),
    locale: text().notNull(),
    /** Name of the text, for the log and for statistics. */
    template: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** An attached calendar file. */
    calendar: text(),
    /** Where a mail program asks for no further mails of this kind; null where there are none. */
    unsubscribeUrl: text(),
    status: text({ enum: ['queued', 'sending', 'sent', 'failed', 'overtaken'] })
      .notNull()
      .default('queued'),
    /** Tries begun. */
    attempts: integer().notNull().default(0),
    /** While a worker sends it, the instant from which another may take over. */
    leasedUntil: instant(),
    /** Why the last try failed. */
    lastError: text(),
    createdAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
  },
  (table) => [
    index('mail_outbox_created_at').on(table.createdAt),
    index('mail_outbox_to').on(table.to),
    index('mail_outbox_key_parts').using('gin', KEY_PARTS),
    // Few rows of many, so that counting them costs little.
    index('mail_outbox_unsent').on(table.status, table.createdAt).where(IS_UNSENT),
  ],
);
