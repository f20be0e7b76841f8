import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { MODERATION_STATES } from '#domain/moderation.ts';
import { MAX_SAVED_REPLIES, SAVED_REPLY_TITLE } from '#domain/saved-replies.ts';
import { MESSAGE_MOMENTS, MESSAGE_OUTCOMES } from '#domain/scheduled-messages.ts';
import { users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { id, instant, lengthWithin, within } from '#platform/server/database/columns.ts';
import { MESSAGE_LENGTH } from '../contract/limits.ts';

/** The messages of a guest and a host about one listing, for all their reservations of it. */
export const conversations = pgTable(
  'conversation',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    guestId: uuid()
      .notNull()
      .references(() => users.id),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** Number of the newest message; 0 without messages. */
    messageCount: integer().notNull().default(0),
    /** Null without messages. */
    lastMessageAt: instant(),
    /** Number of the last message that each has read. */
    guestRead: integer().notNull().default(0),
    hostRead: integer().notNull().default(0),
    /** Number of the last message that each was notified of, in the product and by email. */
    guestTold: integer().notNull().default(0),
    hostTold: integer().notNull().default(0),
  },
  (table) => [
    unique('conversation_listing_guest').on(table.listingId, table.guestId),
    index('conversation_guest_id').on(table.guestId, table.lastMessageAt),
    index('conversation_host_id').on(table.hostId, table.lastMessageAt),
    index('conversation_last_message_at').on(table.lastMessageAt),
    // Few of many: those in which something is unread and its reader wasn't notified yet.
    index('conversation_guest_waits')
      .on(table.lastMessageAt)
      .where(sql`guest_told <= guest_read and guest_read < message_count`),
    index('conversation_host_waits')
      .on(table.lastMessageAt)
      .where(sql`host_told <= host_read and host_read < message_count`),
    check('conversation_parties', sql`${table.guestId} <> ${table.hostId}`),
  ],
);

/** A message; its text is stored complete, and redacted whenever it is read. */
export const messages = pgTable(
  'message',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … in the order of their commits. */
    number: integer().notNull(),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    /** Empty once its writer's account is deleted. */
    text: text().notNull(),
    /** Whether contact details in it were hidden from its reader when it was sent. */
    masked: boolean().notNull().default(false),
    /** Whether it went by itself at a moment that the host had chosen. */
    isAutomatic: boolean().notNull().default(false),
    /** Who wrote it for the host who sends it; null where they did themselves. */
    coHostId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who sees it. */
    moderationState: text({ enum: MODERATION_STATES }).notNull().default('visible'),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    index('message_sender_id').on(table.senderId),
    index('message_co_host_id').on(table.coHostId).where(sql`co_host_id is not null`),
    index('message_masked').on(table.createdAt).where(sql`${table.masked}`),
  ],
);

/** Replies that a person saved, to insert into messages. */
export const savedReplies = pgTable(
  'saved_reply',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 50, unique for a person: none has more, however many requests come at once. */
    slot: smallint().notNull(),
    title: text().notNull(),
    /** With placeholders in braces. */
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('saved_reply_slot').on(table.userId, table.slot),
    within('saved_reply_slots', table.slot, { min: 1, max: MAX_SAVED_REPLIES }),
    lengthWithin('saved_reply_title', table.title, SAVED_REPLY_TITLE),
    lengthWithin('saved_reply_text', table.text, { min: 1, max: MESSAGE_LENGTH }),
  ],
);

/** A message that a home sends to its guests by itself, at a moment of their stay. */
export const scheduledMessages = pgTable(
  'scheduled_message',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    moment: text({ enum: MESSAGE_MOMENTS }).notNull(),
    /** With placeholders in braces. */
    text: text().notNull(),
    /** Since when it is on; null while it is off. */
    onSince: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.moment] }),
    lengthWithin('scheduled_message_text', table.text, { min: 0, max: MESSAGE_LENGTH }),
    check('scheduled_message_on', sql`${table.onSince} is null or ${table.text} <> ''`),
  ],
);

/** The outcome of the scheduled message of a moment for a reservation: one row, so that it goes once. */
export const messageOutcomes = pgTable(
  'scheduled_message_outcome',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    moment: text({ enum: MESSAGE_MOMENTS }).notNull(),
    outcome: text({ enum: MESSAGE_OUTCOMES }).notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.moment] })],
);
