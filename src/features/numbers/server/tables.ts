import { bigint, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { reservations } from '#features/reservations/server/tables.ts';

/**
 * The part that a reservation of a home has in the figures of each month, kept up to date by triggers
 * (`sql/count_stay.sql`, decision 0357): the figures of years are sums of narrow rows of one index.
 */
export const stayMonths = pgTable(
  'stay_month',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** Its first day. */
    month: date().notNull(),
    hostId: uuid().notNull(),
    listingId: uuid().notNull(),
    /** Promised room-nights of the month, and cents agreed for them. */
    promised: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    /** 1 in the month of arrival, with its nights and the days from request to arrival. */
    arrivals: integer().notNull(),
    nights: integer().notNull(),
    leadDays: integer().notNull(),
    /** 1 in the month of the request, and whether it was approved, whenever that was. */
    requests: integer().notNull(),
    approved: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.month] }),
    index('stay_month_host_id').on(table.hostId, table.month),
  ],
);
