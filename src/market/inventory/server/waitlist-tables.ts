import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';
import { dateText, id, instant } from '#platform/server/database/columns.ts';
import { listings } from './tables.ts';

/**
 * Guests who wait for nights of a home that are taken. Nights of an offer are taken by it until it is
 * accepted, declined or over.
 */
export const nightWaitlist = pgTable(
  'night_waitlist',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startDate: dateText().notNull(),
    /** The day after the last night. */
    endDate: dateText().notNull(),
    guests: integer().notNull(),
    rooms: integer().notNull(),
    /** Units of each night. */
    units: integer().notNull(),
    joinedAt: instant().notNull(),
    state: text({ enum: ['waiting', 'offered', 'accepted', 'passed', 'left'] }).notNull(),
    /** When it was offered, whatever came of that; null before. */
    offeredAt: instant(),
    /** Until when an offer is valid. */
    offerUntil: instant(),
  },
  (table) => [
    uniqueIndex('night_waitlist_once')
      .on(table.listingId, table.userId, table.startDate, table.endDate)
      .where(sql`state in ('waiting', 'offered')`),
    index('night_waitlist_line')
      .on(table.listingId, table.joinedAt)
      .where(sql`state in ('waiting', 'offered')`),
    index('night_waitlist_waiting').on(table.joinedAt).where(sql`state in ('waiting', 'offered')`),
    index('night_waitlist_listing_id').on(table.listingId),
    index('night_waitlist_user_id').on(table.userId),
    check('night_waitlist_dates', sql`${table.startDate} < ${table.endDate}`),
    check('night_waitlist_party', sql`least(${table.guests}, ${table.rooms}, ${table.units}) >= 1`),
    check(
      'night_waitlist_offer',
      sql`(${table.state} = 'offered') = (${table.offerUntil} is not null)`,
    ),
  ],
);
