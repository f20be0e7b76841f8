import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { WIFI_METHODS } from '#domain/wifi-measuring.ts';
import { WIFI_MBPS } from '#domain/wifi-speed.ts';
import { users } from '#features/accounts/server/tables.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { dateText, instant, within } from '#platform/server/database/columns.ts';

/**
 * Wifi speeds that guests measured where they stayed: one per hour and reservation, the latest. The
 * resulting speed is in the listing's row (`refreshKnownWifi`).
 */
export const wifiMeasurements = pgTable(
  'wifi_measurement',
  {
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** In the time zone of the place. */
    day: dateText().notNull(),
    /** Of the day, in the same zone. */
    hour: smallint().notNull(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    guestId: uuid()
      .notNull()
      .references(() => users.id),
    /** Download, in megabits a second. */
    mbps: integer().notNull(),
    method: text({ enum: WIFI_METHODS }).notNull(),
    measuredAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.day, table.hour] }),
    index('wifi_measurement_listing_id').on(table.listingId, table.day),
    index('wifi_measurement_guest_id').on(table.guestId),
    within('wifi_measurement_mbps', table.mbps, WIFI_MBPS),
  ],
);
