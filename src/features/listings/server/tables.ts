import {
  doublePrecision,
  index,
  integer,
  pgTable,
  point,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/server/tables.ts';
import { id, instant } from '#platform/server/database/columns.ts';

/** What stays, itinerants and experiences share. Nothing in it is secret. */
export const listings = pgTable(
  'listing',
  {
    id: id(),
    kind: text({ enum: ['stay', 'itinerant', 'experience'] }).notNull(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    /** Two-letter code, the specification's `locationValue`. */
    countryCode: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    neighbourhood: text().notNull().default(''),
    /**
     * Shifted by up to 500 m, stable. Searches use it too, so that no search by radius can
     * narrow down the exact position. x is longitude, y latitude, in degrees.
     */
    position: point({ mode: 'xy' }).notNull(),
    timeZone: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('listing_position').using('gist', table.position),
    index('listing_host_id').on(table.hostId),
    index('listing_kind_created_at').on(table.kind, table.createdAt.desc(), table.id),
    index('listing_country_code').on(table.countryCode, table.city),
  ],
);

/** What only the host, and a guest about to arrive, may read; apart so that no list can leak it. */
export const listingArrivals = pgTable('listing_arrival', {
  listingId: uuid()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  wifiName: text().notNull().default(''),
  wifiPassword: text().notNull().default(''),
  entryInstructions: text().notNull().default(''),
});

export const listingPictures = pgTable(
  'listing_picture',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Order on the page, from 0; 0 is the cover. */
    place: integer().notNull(),
    /** Names the original in the media store. */
    key: text().notNull(),
    alt: text().notNull(),
    /** CSS background shown until the picture is there. */
    placeholder: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.place] })],
);

export const favorites = pgTable(
  'favorite',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
);
