import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS, LISTING_STATES } from '#domain/experience-form.ts';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { PRICE_SOURCES, PRICE_TIERS, type PricingOption } from '#domain/experience-pricing.ts';
import { toCents } from '#domain/money.ts';
import {
  INTERVAL,
  MAX_ENTRIES,
  RECURRENCE_UNITS,
  RECURRENCES,
  SCHEDULE_LENGTHS,
  type Weekday,
} from '#domain/schedule/schedule-entry.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { users } from '#features/accounts/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import {
  cents,
  dateText,
  instant,
  lengthWithin,
  within,
} from '#platform/server/database/columns.ts';

/**
 * The fields of an experience besides those of its listing: sessions of a timetable, sold by the
 * seat. The listing's price is what a guest pays for a period of `priceTier`, without fee and
 * deposit.
 */
export const experiences = pgTable(
  'experience',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    category: text({ enum: EXPERIENCE_CATEGORIES }).notNull(),
    /** Id of the catalogue's styles. */
    style: text().notNull(),
    /** Id of an event type; null for none. */
    routine: text(),
    /** Participants, including the host. */
    guestCount: integer().notNull(),
    /** Ids of the catalogue. */
    arrangements: text().array().notNull().default([]),
    hostArrangements: text().array().notNull().default([]),
    costArrangements: text().array().notNull().default([]),
    rules: text().notNull().default(''),
    locationDescription: text().notNull().default(''),
    /** The place of the catalogue where it takes place; null for one of the host's own. */
    recommendationId: text(),
    /**
     * Time when doors open, and when everyone has to be out, HH:MM; null where the session times
     * apply.
     */
    checkInTime: text(),
    checkOutTime: text(),
    priceTier: text({ enum: PRICE_TIERS }).notNull(),
    priceSource: text({ enum: PRICE_SOURCES }).notNull(),
    /** Cents of a period for the whole group; null where the host sets the price for a guest. */
    basePrice: cents(),
    /** Whether each participant pays the full base price. */
    isPerPerson: boolean().notNull().default(false),
    /** Sessions of one period, counted when the price was computed. */
    sessionsPerPeriod: integer().notNull(),
    /** Cents for each guest and booking; null for categories without one. */
    arrangementFee: cents(),
    /** Cents for each guest, returned when it is over; 0 for none. */
    deposit: cents().notNull().default(0),
    cancellationPolicy: text({ enum: EXPERIENCE_POLICIES }).notNull(),
    state: text({ enum: LISTING_STATES }).notNull().default('listed'),
    /**
     * Cents that its host has to pay before it is listed; 0 once paid, and where nothing is due.
     */
    hostOwes: cents().notNull().default(0),
    /** The manager of the place, and the version of their terms; null without one. */
    managedBy: uuid().references(() => users.id),
    managedVersion: integer(),
  },
  (table) => [
    within('experience_guest_count', table.guestCount, EXPERIENCE_NUMBERS.guestCount),
    within('experience_arrangement_fee', table.arrangementFee, {
      min: toCents(1),
      max: toCents(10),
    }),
    within('experience_deposit', table.deposit, {
      min: 0,
      max: toCents(EXPERIENCE_NUMBERS.depositAmount.max),
    }),
    check('experience_sessions_per_period', sql`${table.sessionsPerPeriod} >= 1`),
    // A host owes to a manager.
    check(
      'experience_host_owes',
      sql`${table.hostOwes} >= 0 and (${table.hostOwes} = 0 or ${table.managedBy} is not null)`,
    ),
    lengthWithin('experience_rules', table.rules, EXPERIENCE_TEXTS.rules),
    lengthWithin(
      'experience_location_description',
      table.locationDescription,
      EXPERIENCE_TEXTS.locationDescription,
    ),
    index('experience_recommendation_id').on(table.recommendationId),
    index('experience_managed_by').on(table.managedBy).where(sql`managed_by is not null`),
  ],
);

/** An entry of the timetable of an experience. */
export const experienceEntries = pgTable(
  'experience_entry',
  {
    listingId: uuid()
      .notNull()
      .references(() => experiences.listingId, { onDelete: 'cascade' }),
    entryId: uuid().notNull(),
    /** Order in the timetable, from 0. */
    sortOrder: integer().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    recurrence: text({ enum: RECURRENCES }).notNull(),
    interval: integer().notNull().default(1),
    unit: text({ enum: RECURRENCE_UNITS }).notNull().default('weeks'),
    /** The last day on which it may take place. */
    until: dateText(),
    duration: text({ enum: SCHEDULE_LENGTHS }),
    specificDate: dateText(),
    /** Earlier days are excluded. */
    startsOn: dateText().notNull(),
    days: text().array().$type<Weekday[]>().notNull(),
    /** HH:MM in the zone. */
    startTime: text().notNull(),
    endTime: text().notNull(),
    /** IANA. */
    timeZone: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** Dates on which it doesn't take place, or has other hours (spec 2 §3). */
    exceptions: jsonb().$type<readonly EntryException[]>().notNull().default([]),
    /** The entry that this one succeeds, after an edit with the scope `future`. */
    followsEntryId: uuid(),
    /** The day before which its sessions exist. */
    madeUntil: dateText().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.entryId] }),
    within('experience_entry_sort_order', table.sortOrder, { min: 0, max: MAX_ENTRIES - 1 }),
    within('experience_entry_interval', table.interval, INTERVAL),
    check('experience_entry_times', sql`${table.startTime} < ${table.endTime}`),
    index('experience_entry_made_until').on(table.madeUntil),
    lengthWithin('experience_entry_title', table.title, EXPERIENCE_TEXTS.entryTitle),
    lengthWithin(
      'experience_entry_description',
      table.description,
      EXPERIENCE_TEXTS.entryDescription,
    ),
  ],
);

/** A date on which an entry deviates from its rule. */
export interface EntryException {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM in the zone of the entry; the entry's own time where it is missing. */
  readonly startTime?: string;
  readonly endTime?: string;
  /** Whether it is cancelled on that date. */
  readonly cancelled: boolean;
}

/** Terms of a place of the catalogue that a user manages. */
export const managedPlaces = pgTable(
  'managed_place',
  {
    recommendationId: text().primaryKey(),
    managerId: uuid()
      .notNull()
      .references(() => users.id),
    arrangements: text().array().notNull().default([]),
    hostArrangements: text().array().notNull().default([]),
    costArrangements: text().array().notNull().default([]),
    pricingOptions: jsonb().$type<readonly PricingOption[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (table) => [index('managed_place_manager_id').on(table.managerId)],
);

/**
 * Which user acknowledged which text. Records outlive account and listing by intent (spec 2 §9:
 * waiver records are kept seven years), so they have no foreign keys.
 */
export const experienceAcknowledgements = pgTable(
  'experience_acknowledgement',
  {
    listingId: uuid().notNull(),
    disclaimerId: text().notNull(),
    version: integer().notNull(),
    userId: uuid().notNull(),
    /** Name at that time. */
    userName: text().notNull(),
    role: text({ enum: ['host', 'participant'] }).notNull(),
    reservationId: uuid(),
    at: instant().notNull(),
    /** SHA-256 of the English text, in hexadecimal digits. */
    textDigest: text().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.listingId, table.disclaimerId, table.version, table.userId, table.role],
    }),
    index('experience_acknowledgement_at').on(table.at),
  ],
);

/** A guest who waits for seats of a full session. */
export const waitlist = pgTable(
  'waitlist',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    waitlistId: uuid().notNull().defaultRandom(),
    entryId: uuid().notNull(),
    nominalDate: dateText().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seats: integer().notNull(),
    joinedAt: instant().notNull(),
    state: text({ enum: ['waiting', 'offered', 'accepted', 'passed', 'left'] }).notNull(),
    /** Until when an offer is valid; its seats are taken until then. */
    offerUntil: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.waitlistId] }),
    uniqueIndex('waitlist_once')
      .on(table.listingId, table.entryId, table.nominalDate, table.userId)
      .where(sql`state in ('waiting', 'offered')`),
    index('waitlist_session').on(table.listingId, table.entryId, table.nominalDate, table.joinedAt),
    index('waitlist_user_id').on(table.userId),
    index('waitlist_offer_until').on(table.state, table.offerUntil),
    check('waitlist_seats', sql`${table.seats} >= 1`),
    check('waitlist_offer', sql`(${table.state} = 'offered') = (${table.offerUntil} is not null)`),
  ],
);

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Columns that searches read: one narrow row for each listed experience. Database triggers derive
 * it from `listing` and `experience`; sessions are read from their own table.
 */
export const experienceSearch = pgTable(
  'experience_search',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The listing's shifted position; x is longitude, y latitude, in degrees. */
    position: point({ mode: 'xy' }).notNull(),
    countryCode: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    neighbourhood: text().notNull(),
    /** Neighbourhood, city and region without case or accents. */
    placeWords: wordVector().notNull(),
    timeZone: text().notNull(),
    category: text({ enum: EXPERIENCE_CATEGORIES }).notNull(),
    style: text().notNull(),
    routine: text(),
    amenities: text().array().notNull(),
    /** Cents for one guest for a period, and for one session of it, without the fee. */
    periodPrice: cents().notNull(),
    sessionPrice: cents().notNull(),
    /** The listing's `hostVerified`. */
    hostVerified: boolean().notNull().default(false),
    /** Rank in the default order; the function that derives the row explains it. */
    score: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('experience_search_position').using('gist', table.position),
    index('experience_search_place_words').using('gin', table.placeWords),
    index('experience_search_country_code').on(table.countryCode),
    index('experience_search_recommended').on(
      table.score.desc(),
      table.createdAt.desc(),
      table.listingId,
    ),
    index('experience_search_session_price').on(table.sessionPrice, table.listingId),
    index('experience_search_created_at').on(table.createdAt.desc(), table.listingId),
    index('experience_search_verified')
      .on(table.score.desc(), table.createdAt.desc(), table.listingId)
      .where(sql`host_verified`),
  ],
);
