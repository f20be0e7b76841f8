import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BoundingBox } from '#domain/places.ts';
import { MAX_SAVED_SEARCHES, SAVED_SEARCH_NAME, SEARCH_RHYTHMS } from '#domain/saved-searches.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { dateText, id, instant, lengthWithin, within } from '#platform/server/database/columns.ts';

const NUMBER = /-?\d[\d.e+-]*/g;

/** A box of longitudes and latitudes, without a seam. */
const area = customType<{ data: BoundingBox; driverData: string }>({
  dataType: () => 'box',
  toDriver: ({ west, south, east, north }) => `(${east},${north}),(${west},${south})`,
  fromDriver: (text) => {
    const [east = 0, north = 0, west = 0, south = 0] = (text.match(NUMBER) ?? []).map(Number);
    return { west, south, east, north };
  },
});

/**
 * Searches that people saved, each to be told of what is new for it. `query` is the search; the
 * bounds below it are what indexes compare with changed listings, and `looked_at` is up to when
 * changes were looked at.
 */
export const savedSearches = pgTable(
  'saved_search',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 20, unique for a person: none has more, however many requests come at once. */
    slot: smallint().notNull(),
    name: text().notNull(),
    kind: text({ enum: LISTING_KINDS }).notNull(),
    /** Its parameters in their fixed order, as in an address. */
    query: text().notNull(),
    /** In which the names of places are read. */
    locale: text().notNull(),
    rhythm: text({ enum: SEARCH_RHYTHMS }).notNull(),
    createdAt: instant().notNull(),
    /** Whether all that fitted when it was saved was noted. */
    knowsAll: boolean().notNull(),
    lookedAt: instant().notNull(),
    /** When it is looked at next; null while it waits for a change, and for one that tells nothing. */
    dueAt: instant(),
    mailedAt: instant(),
    area: area().notNull(),
    countryCode: text(),
    category: text(),
    guests: integer(),
    /** Cents. */
    maxPrice: integer(),
    firstDay: dateText(),
    /** The day after the last. */
    lastDay: dateText(),
  },
  (table) => [
    unique('saved_search_slot').on(table.userId, table.slot),
    unique('saved_search_query').on(table.userId, table.kind, table.query),
    within('saved_search_slots', table.slot, { min: 1, max: MAX_SAVED_SEARCHES }),
    lengthWithin('saved_search_name', table.name, SAVED_SEARCH_NAME),
    index('saved_search_due_at').on(table.dueAt).where(sql`due_at is not null`),
    // Those that a change may wake.
    index('saved_search_area')
      .using('gist', table.area)
      .where(sql`rhythm = 'at-once' and due_at is null`),
  ],
);

/**
 * Matches of saved searches, with the price from which a fall is measured. A row is told of once for
 * each price: the mail and `is_told` are written by one transaction.
 */
export const savedSearchMatches = pgTable(
  'saved_search_match',
  {
    searchId: uuid()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Cents, the lowest that were noted or told. */
    total: doublePrecision().notNull(),
    news: text({ enum: ['new', 'cheaper'] }),
    /** Cents before it became cheaper. */
    before: doublePrecision(),
    isTold: boolean().notNull(),
    notedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.listingId] }),
    index('saved_search_match_listing_id').on(table.listingId),
    index('saved_search_match_untold')
      .on(table.searchId, table.notedAt.desc())
      .where(sql`not is_told`),
  ],
);

/** Changes of listings in the order they were written, until a job has taken them away. */
export const listingChanges = pgTable('listing_change', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  listingId: uuid().notNull(),
});

/** When each listing changed last, for as long as a weekly search may ask. */
export const changedListings = pgTable(
  'changed_listing',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [index('changed_listing_seen_at').on(table.seenAt)],
);
