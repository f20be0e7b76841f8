import {
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAX_MESSAGE_PICTURES } from '#domain/message-pictures.ts';
import { uploads } from '#market/hosting/server/tables.ts';
import { within } from '#platform/server/database/columns.ts';
import { messages } from './tables.ts';

/** The pictures of messages; one is in a single message, and goes with its writer's account. */
export const messagePictures = pgTable(
  'message_picture',
  {
    conversationId: uuid().notNull(),
    /** Of the message. */
    number: integer().notNull(),
    /** 1 to 4, in the order in which the writer chose them. */
    position: smallint().notNull(),
    key: text()
      .notNull()
      .unique()
      .references(() => uploads.key, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number, table.position] }),
    foreignKey({
      name: 'message_picture_message_fk',
      columns: [table.conversationId, table.number],
      foreignColumns: [messages.conversationId, messages.number],
    }).onDelete('cascade'),
    within('message_picture_positions', table.position, { min: 1, max: MAX_MESSAGE_PICTURES }),
  ],
);
