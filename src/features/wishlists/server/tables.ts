import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  MAX_WISHLIST_ENTRIES,
  MAX_WISHLISTS,
  WISHLIST_NAME,
  WISHLIST_NOTE,
} from '#domain/wishlists.ts';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { id, instant, lengthWithin, within } from '#platform/server/database/columns.ts';

/** Named lists of listings, beside the favourites of a person. */
export const wishlists = pgTable(
  'wishlist',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 50, unique for a person: none has more, however many requests come at once. */
    slot: smallint().notNull(),
    name: text().notNull(),
    /** In the address that opens it for others, with a signature; null while it isn't shared. */
    shareId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('wishlist_slot').on(table.userId, table.slot),
    unique('wishlist_share_id').on(table.shareId),
    within('wishlist_slots', table.slot, { min: 1, max: MAX_WISHLISTS }),
    lengthWithin('wishlist_name', table.name, WISHLIST_NAME),
  ],
);

/** Listings of a list, each with what its owner notes about it. */
export const wishlistEntries = pgTable(
  'wishlist_entry',
  {
    wishlistId: uuid()
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** 1 to 100, unique for a list. */
    slot: smallint().notNull(),
    note: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.listingId] }),
    unique('wishlist_entry_slot').on(table.wishlistId, table.slot),
    index('wishlist_entry_listing_id').on(table.listingId),
    within('wishlist_entry_slots', table.slot, { min: 1, max: MAX_WISHLIST_ENTRIES }),
    lengthWithin('wishlist_entry_note', table.note, WISHLIST_NOTE),
  ],
);

/** Who of those with the link likes a listing of a list: one heart a person. */
export const wishlistHearts = pgTable(
  'wishlist_heart',
  {
    wishlistId: uuid().notNull(),
    listingId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.wishlistId, table.listingId, table.userId] }),
    foreignKey({
      name: 'wishlist_heart_entry_fk',
      columns: [table.wishlistId, table.listingId],
      foreignColumns: [wishlistEntries.wishlistId, wishlistEntries.listingId],
    }).onDelete('cascade'),
    index('wishlist_heart_user_id').on(table.userId),
  ],
);
