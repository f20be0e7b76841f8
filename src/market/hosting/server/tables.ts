import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { MODERATION_STATES } from '#domain/moderation.ts';
import { users } from '#features/accounts/server/tables.ts';
import { bytes, id, instant } from '#platform/server/database/columns.ts';
import { UPLOAD_PRESETS } from '../contract/uploads.ts';

/** Uploaded pictures. */
export const uploads = pgTable(
  'upload',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Identifies the picture in URLs; impossible to guess. */
    key: text().notNull().unique(),
    preset: text({ enum: UPLOAD_PRESETS }).notNull(),
    /**
     * SHA-256 of the uploaded bytes: the same content sent again is the same picture. The key once
     * it went with a message, since the same photo may go with another one.
     */
    sourceDigest: text().notNull(),
    /**
     * The re-encoded picture, for all servers of one PostgreSQL. Null where a hosting service
     * stores it, and with the embedded database, which has a folder for them.
     */
    content: bytes(),
    /** Its URL at a hosting service. */
    hostedUrl: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    placeholder: text().notNull(),
    /** The reservation that it is evidence of, for those alone who may see it. */
    evidenceOf: uuid(),
    /** The conversation that it went to with a message, for its two people alone. */
    sentIn: uuid(),
    /** Only visible ones are sent: a picture's address is public, and knows no reader. */
    moderationState: text({ enum: MODERATION_STATES }).notNull().default('visible'),
    /** Difference hash of the picture, 16 hexadecimal digits; null where none was computed. */
    likeness: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('upload_same_content').on(table.ownerId, table.preset, table.sourceDigest),
    index('upload_created_at').on(table.createdAt),
    index('upload_source_digest').on(table.sourceDigest),
    index('upload_evidence_of').on(table.evidenceOf).where(sql`evidence_of is not null`),
  ],
);

/**
 * Pictures whose content has to be deleted where it is stored. A trigger adds those whose rows are
 * deleted, by whatever statement; one that is about to be stored is here until its row is written.
 */
export const deletedPictures = pgTable(
  'deleted_picture',
  {
    key: text().primaryKey(),
    /** Its URL at a hosting service. */
    hostedUrl: text(),
    /** When it may be deleted. */
    dueAt: instant().notNull(),
  },
  (table) => [index('deleted_picture_due_at').on(table.dueAt)],
);
