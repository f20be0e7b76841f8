import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant, lengthWithin } from '#platform/server/database/columns.ts';
import { NOTE_LENGTH } from '../contract/limits.ts';

/** Notes of staff about a person, for each other; deleted with the account. */
export const personNotes = pgTable(
  'person_note',
  {
    id: id(),
    personId: uuid()
      .notNull()
      .references(() => users.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('person_note_person_id').on(table.personId, table.at),
    index('person_note_author_id').on(table.authorId),
    lengthWithin('person_note_text', table.text, { min: 1, max: NOTE_LENGTH }),
  ],
);
