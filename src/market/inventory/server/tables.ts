import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  point,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { FEED_ADDRESS, FEED_NAME, FEED_PROBLEMS } from '#domain/calendar-feeds.ts';
import { LATITUDE, LISTING_TEXTS, LONGITUDE, MAX_PICTURES } from '#domain/listing-form.ts';
import { MODERATION_STATES } from '#domain/moderation.ts';
import { toCents } from '#domain/money.ts';
import { PICTURE_SUBJECTS } from '#domain/picture-subjects.ts';
import { SAME_TEXT_LENGTH } from '#domain/reports.ts';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { CANCELLATION_POLICIES, LISTING_KINDS } from '#domain/vocabulary.ts';
import { users } from '#features/accounts/server/tables.ts';
import { MAX_LANGUAGE_TAG } from '#platform/i18n/text-language.ts';
import {
  cents,
  dateText,
  id,
  instant,
  lengthWithin,
  percent,
  within,
} from '#platform/server/database/columns.ts';

/** Fields shared by stays, itinerants and experiences. None of them is secret. */
export const listings = pgTable(
  'listing',
  {
    id: id(),
    kind: text({ enum: LISTING_KINDS }).notNull(),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    language: text().notNull().default('en'),
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
    /** Price of one unit of its kind (for stays: one night), before discounts and fees. */
    price: cents().notNull(),
    /** Ids of the catalogues. */
    amenities: text().array().notNull().default([]),
    events: text().array().notNull().default([]),
    /** Download speed as stated by its host; null where none is stated. */
    wifiMbps: integer(),
    /**
     * Median of the guests' measurements of the last six months, their number, newest and oldest
     * day.
     */
    measuredMbps: integer(),
    measuredBy: integer().notNull().default(0),
    measuredOn: dateText(),
    measuredSince: dateText(),
    /**
     * The speed used by cards, searches and sort orders: measured, otherwise as the host states it.
     */
    knownMbps: integer().generatedAlwaysAs(sql`coalesce(measured_mbps, wifi_mbps)`),
    /** Sum and number of the stars in its reviews. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /**
     * Requests to its host, for all their listings, that were answered or expired within
     * `ANSWER_RATE_DAYS`, and the number answered; counted every hour.
     */
    hostRequests: integer().notNull().default(0),
    hostAnswers: integer().notNull().default(0),
    /** Keys of its logos, in order. */
    logos: text().array().notNull().default([]),
    /** Counts the host's changes, so that the second of two concurrent ones is detected. */
    version: integer().notNull().default(1),
    /**
     * Saved by a host without a confirmed email address: its link works, but it is in no search.
     * The database clears it once the address is confirmed.
     */
    awaitsConfirmation: boolean().notNull().default(false),
    /** Who sees it; together with the next, by `shown_state` in the database. */
    moderationState: text({ enum: MODERATION_STATES }).notNull().default('visible'),
    /** Whether its host is suspended; the database sets it with the host's standing. */
    hostSuspended: boolean().notNull().default(false),
    /** Whether its host has shown a document; the database sets it with the host's check. */
    hostVerified: boolean().notNull().default(false),
    /** Whether its host asks for guests who have shown one. */
    asksVerifiedGuests: boolean().notNull().default(false),
    /** Whether its host takes no new reservations: in no search, while what is agreed goes on. */
    isPaused: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    index('listing_position').using('gist', table.position),
    index('listing_host_id').on(table.hostId),
    index('listing_kind_created_at').on(table.kind, table.createdAt.desc(), table.id),
    index('listing_country_code').on(table.countryCode, table.city),
    index('listing_measured_since')
      .on(table.measuredSince)
      .where(sql`${table.measuredSince} is not null`),
    // Prefixes are looked for in small letters.
    index('listing_title_prefix').using('btree', sql`lower(title) text_pattern_ops`),
    index('listing_logos').using('gin', table.logos),
    index('listing_updated_at').on(table.updatedAt),
    // Listings with the same text; short ones are alike by chance.
    index('listing_text_digest')
      .on(sql`md5(description)`)
      .where(sql.raw(`deleted_at is null and char_length(description) >= ${SAME_TEXT_LENGTH}`)),
    lengthWithin('listing_title', table.title, LISTING_TEXTS.title),
    lengthWithin('listing_description', table.description, LISTING_TEXTS.description),
    lengthWithin('listing_language', table.language, { min: 2, max: MAX_LANGUAGE_TAG }),
    lengthWithin('listing_region', table.region, LISTING_TEXTS.region),
    lengthWithin('listing_city', table.city, LISTING_TEXTS.city),
    lengthWithin('listing_neighbourhood', table.neighbourhood, LISTING_TEXTS.neighbourhood),
    within('listing_price', table.price, { min: 0, max: toCents(STAY_NUMBERS.price.max) }),
    // Other kinds may be free of charge.
    check(
      'listing_price_of_stay',
      sql`${table.kind} <> 'stay' or ${table.price} >= ${sql.raw(String(toCents(STAY_NUMBERS.price.min)))}`,
    ),
    within('listing_wifi_mbps', table.wifiMbps, STAY_NUMBERS.wifiSpeed),
    within('listing_measured_mbps', table.measuredMbps, STAY_NUMBERS.wifiSpeed),
    check('listing_host_answers', sql`${table.hostAnswers} between 0 and ${table.hostRequests}`),
  ],
);

/**
 * Readable only by the host and by guests about to arrive; separate so that no list can leak it.
 */
export const listingArrivals = pgTable(
  'listing_arrival',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    wifiName: text().notNull().default(''),
    wifiPassword: text().notNull().default(''),
    entryInstructions: text().notNull().default(''),
  },
  (table) => [
    // Only itinerants may leave it empty.
    lengthWithin('listing_arrival_address', table.address, { ...LISTING_TEXTS.address, min: 0 }),
    within('listing_arrival_latitude', table.latitude, LATITUDE),
    within('listing_arrival_longitude', table.longitude, LONGITUDE),
    lengthWithin('listing_arrival_wifi_name', table.wifiName, LISTING_TEXTS.wifiName),
    lengthWithin('listing_arrival_wifi_password', table.wifiPassword, LISTING_TEXTS.wifiPassword),
    lengthWithin(
      'listing_arrival_instructions',
      table.entryInstructions,
      LISTING_TEXTS.instructions,
    ),
  ],
);

export const listingPictures = pgTable(
  'listing_picture',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Order on the page, from 0; 0 is the cover picture. */
    sortOrder: integer().notNull(),
    /** Key of the original in the media store. */
    key: text().notNull(),
    alt: text().notNull(),
    /** CSS background shown until the picture has loaded. */
    placeholder: text().notNull(),
    /** Its subject, as the host says; null without one. */
    shows: text({ enum: PICTURE_SUBJECTS }),
    /** Whether moderation took it away; the database follows the state of the upload. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sortOrder] }),
    index('listing_picture_key').on(table.key),
    within('listing_picture_sort_order', table.sortOrder, { min: 0, max: MAX_PICTURES - 1 }),
  ],
);

/**
 * Units taken of one night. A row exists once units were claimed, the host closed the night, or a
 * calendar of the host's claimed it; a night without a row is wholly free. A closed or imported night
 * has no more capacity than its promised units, so no units are left. The constraints are what makes
 * overselling impossible.
 */
export const listingNights = pgTable(
  'night',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    night: dateText().notNull(),
    taken: integer().notNull(),
    capacity: integer().notNull(),
    /** Whether the host accepts no further guests. */
    closed: boolean().notNull().default(false),
    /**
     * Whether a calendar that the host imports claims it (`imported_night`). A trigger takes away
     * the capacity that isn't promised, whatever the statement.
     */
    imported: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.night] }),
    index('night_shut_by_night').on(table.listingId, table.night).where(sql`closed or imported`),
    check('night_within_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
    check(
      'night_shut',
      sql`case when ${table.closed} or ${table.imported} then ${table.capacity} = ${table.taken} else ${table.capacity} > 0 end`,
    ),
  ],
);

/** Calendars of other platforms that hosts import into a home. */
export const importedCalendars = pgTable(
  'imported_calendar',
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The host's name for it. */
    name: text().notNull(),
    /** A secret of the host's, never shown again. */
    address: text().notNull(),
    /** Of the last answer; '' for none. Only sent on the day on which that answer was read. */
    etag: text().notNull().default(''),
    lastModified: text().notNull().default(''),
    /** The day, in the zone of the home, from which on its nights were read. */
    readOn: dateText(),
    /** Events with a night to come, at the last success. */
    events: integer().notNull().default(0),
    /** The last success; null before the first. */
    checkedAt: instant(),
    /** The last try, whatever came of it. */
    triedAt: instant(),
    nextAt: instant().notNull(),
    /** The problem of the last try; null for none. */
    problem: text({ enum: FEED_PROBLEMS }),
    /** The last recorded look at the home, at most one an hour. */
    lookedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('imported_calendar_listing_id').on(table.listingId),
    index('imported_calendar_next_at').on(table.nextAt),
    lengthWithin('imported_calendar_name', table.name, FEED_NAME),
    lengthWithin('imported_calendar_address', table.address, FEED_ADDRESS),
  ],
);

/** Nights that an imported calendar claims. `night.imported` is true where there is such a row. */
export const importedNights = pgTable(
  'imported_night',
  {
    calendarId: uuid()
      .notNull()
      .references(() => importedCalendars.id, { onDelete: 'cascade' }),
    night: dateText().notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.night] })],
);

/** The private calendar of a home that other platforms read; deleting the row revokes it. */
export const homeCalendars = pgTable('home_calendar', {
  listingId: uuid()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  /** Random; the secret part of the address is derived from it with a key, and is not stored. */
  calendarId: uuid().notNull().unique(),
  createdAt: instant().notNull(),
});

/**
 * The seats of each session of a listing with sessions. The constraint is what makes overselling
 * impossible.
 */
export const listingSessions = pgTable(
  'listing_session',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The entry of the timetable it comes from. */
    entryId: uuid().notNull(),
    /** The date according to the timetable, independent of time zones and daylight saving. */
    nominalDate: dateText().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** A cancelled session stays, so that it isn't created again. */
    status: text({ enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    /**
     * Whether the host modified it individually, so that a change of the timetable leaves it alone.
     */
    isModified: boolean().notNull().default(false),
    /** Counts its changes, for calendar subscriptions. */
    sequence: integer().notNull().default(0),
    /** The host's note on this session. */
    note: text().notNull().default(''),
    taken: integer().notNull().default(0),
    /** Seats set by the host, or those taken where that is more. */
    capacity: integer().notNull(),
    /**
     * Seats of `capacity` that the host removed while they were taken; once released, they are
     * deleted.
     */
    withdrawn: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.entryId, table.nominalDate] }),
    // None of them contains `taken`, otherwise claims could not be heap-only updates.
    index('listing_session_of_listing').on(table.listingId, table.startsAt),
    index('listing_session_starts_at').on(table.startsAt, table.listingId),
    check('listing_session_within_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
    check('listing_session_withdrawn', sql`${table.withdrawn} between 0 and ${table.capacity}`),
    check('listing_session_times', sql`${table.startsAt} < ${table.endsAt}`),
    lengthWithin('listing_session_note', table.note, { min: 0, max: 500 }),
  ],
);

/** The columns of `NightlyTerms`, for the table of a kind reserved by the night. */
export const nightlyColumns = () => ({
  minNights: integer().notNull(),
  discount: percent(),
  influencerDiscount: percent(),
  localDiscount: percent(),
  parentDiscount: percent(),
  specialDiscount: percent(),
  specialDiscountOn: boolean().notNull().default(false),
  studentDiscount: percent(),
  volunteerDiscount: percent(),
  womenDiscount: percent(),
  cancellationPolicy: text({ enum: CANCELLATION_POLICIES }).notNull(),
  customRefundPercent: percent(),
  customPolicyText: text().notNull().default(''),
  /** Whether long stays may be paid by the month. */
  monthlyPayments: boolean().notNull().default(true),
  houseRules: text().array().notNull().default([]),
});

/**
 * Nights with their own price, or their own minimum of stays that begin on them. A night without a
 * row, or with a null in it, is like the home.
 */
export const nightOverrides = pgTable(
  'night_override',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    night: dateText().notNull(),
    /** Cents per room. */
    price: cents(),
    minNights: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.night] }),
    check('night_override_some', sql`num_nonnulls(${table.price}, ${table.minNights}) > 0`),
    within('night_override_price', table.price, {
      min: toCents(STAY_NUMBERS.price.min),
      max: toCents(STAY_NUMBERS.price.max),
    }),
    within('night_override_min_nights', table.minNights, STAY_NUMBERS.minnight),
  ],
);
