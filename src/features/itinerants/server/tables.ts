import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  point,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { GO_STATUSES, MIN_GO_PEOPLE } from '#domain/go-day.ts';
import {
  ITINERANT_LISTS,
  ITINERANT_NUMBERS,
  ITINERANT_TEXTS,
  type ItinerantNumber,
  MAX_ITINERANT_NIGHTS,
} from '#domain/itinerant-form.ts';
import { LATITUDE, LONGITUDE, TIME_PATTERN } from '#domain/listing-form.ts';
import { toCents } from '#domain/money.ts';
import { ITINERANT_CATEGORIES, OCCUPANCIES, PARTIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import type { Crew } from '#features/itinerants/contract.ts';
import { listings, nightlyColumns } from '#market/inventory/server/tables.ts';
import {
  cents,
  dateText,
  instant,
  lengthWithin,
  within,
} from '#platform/server/database/columns.ts';

/** Columns with the same bounds as the form's fields, by the form's names. */
const COLUMNS = {
  guestCount: 'guestCount',
  roomCount: 'roomCount',
  bathroomCount: 'bathroomCount',
  minnight: 'minNights',
  taxFees: 'taxFee',
  cleaningFees: 'cleaningFee',
  extraGuestFees: 'extraGuestFee',
  petFees: 'petFee',
  securityDepositFee: 'depositFee',
  securityDeposit: 'customRefundPercent',
  discount: 'discount',
  influencerDiscount: 'influencerDiscount',
  localDiscount: 'localDiscount',
  parentDiscount: 'parentDiscount',
  specialDiscount: 'specialDiscount',
  studentDiscount: 'studentDiscount',
  volunteerDiscount: 'volunteerDiscount',
  womenDiscount: 'womenDiscount',
} as const satisfies Record<Exclude<ItinerantNumber, 'price' | 'wifiSpeed'>, string>;

const IN_CENTS: readonly string[] = [
  'taxFees',
  'cleaningFees',
  'extraGuestFees',
  'petFees',
  'securityDepositFee',
];

function bounded(table: Record<(typeof COLUMNS)[keyof typeof COLUMNS], AnyPgColumn>) {
  return Object.entries(COLUMNS).map(([field, column]) => {
    const { min, max } = ITINERANT_NUMBERS[field as ItinerantNumber];
    const bound = (value: number) => (IN_CENTS.includes(field) ? toCents(value) : value);
    const name = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return within(`itinerant_${name}`, table[column], { min: bound(min), max: bound(max) });
  });
}

/**
 * The fields of an itinerant besides those of its listing: fixed nights, sold by the place. Fees in
 * cents.
 */
export const itinerants = pgTable(
  'itinerant',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    ...nightlyColumns(),
    category: text({ enum: ITINERANT_CATEGORIES }).notNull(),
    style: text({ enum: SCENERY_STYLES }).notNull(),
    occupancy: text({ enum: OCCUPANCIES }).notNull(),
    party: text({ enum: PARTIES }),
    /** Places of each night. */
    guestCount: integer().notNull(),
    roomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    startDate: dateText().notNull(),
    /** The check-out date. */
    endDate: dateText().notNull(),
    taxFee: cents().notNull().default(0),
    cleaningFee: cents().notNull().default(0),
    extraGuestFee: cents().notNull().default(0),
    petFee: cents().notNull().default(0),
    depositFee: cents().notNull().default(0),
    /** Ids of the catalogue's routines. */
    weekDayRoutine: text().array().notNull().default([]),
    weekNightRoutine: text().array().notNull().default([]),
    weekendDayRoutine: text().array().notNull().default([]),
    weekendNightRoutine: text().array().notNull().default([]),
    customRoutine: text().notNull().default(''),
    /** People that it needs to go; null where it goes with any number, as the next ones. */
    goPeople: integer(),
    /** The last day to join before it is decided. */
    goDate: dateText(),
    /** When that day is over in the zone of the place. */
    goAt: instant(),
    goStatus: text({ enum: GO_STATUSES }),
    /** When it was decided; null before. */
    goDecidedAt: instant(),
    /** People aboard then. */
    goAboard: integer(),
    /** Cents that the people aboard share; null where each pays by the night. */
    sharedCost: cents(),
    /** People by whom it is divided at least: as many as it needed when they were first set. */
    sharePeople: integer(),
  },
  (table) => [
    ...bounded(table),
    index('itinerant_go_at').on(table.goAt).where(sql`go_status = 'waiting'`),
    check(
      'itinerant_go',
      sql`num_nulls(${table.goPeople}, ${table.goDate}, ${table.goAt}, ${table.goStatus}) in (0, 4)`,
    ),
    check(
      'itinerant_shared_cost',
      sql`case when ${table.sharedCost} is null then ${table.sharePeople} is null
        else ${table.sharedCost} > 0 and ${table.sharePeople} >= ${table.goPeople}
          and ${table.goPeople} is not null end`,
    ),
    check(
      'itinerant_go_people',
      sql`${table.goPeople} between ${sql.raw(String(MIN_GO_PEOPLE))} and ${table.guestCount}`,
    ),
    check(
      'itinerant_go_decided',
      sql`(${table.goDecidedAt} is not null) = (coalesce(${table.goStatus}, 'waiting') <> 'waiting')`,
    ),
    check(
      'itinerant_nights',
      sql`${table.endDate} - ${table.startDate} between 1 and ${sql.raw(String(MAX_ITINERANT_NIGHTS))}`,
    ),
    lengthWithin(
      'itinerant_custom_policy_text',
      table.customPolicyText,
      ITINERANT_TEXTS.customCancellationPolicy,
    ),
    lengthWithin('itinerant_custom_routine', table.customRoutine, ITINERANT_TEXTS.customRoutine),
  ],
);

/** Stops of an itinerant with their nights. Nothing in it is confidential. */
export const itinerantStops = pgTable(
  'itinerant_stop',
  {
    listingId: uuid()
      .notNull()
      .references(() => itinerants.listingId, { onDelete: 'cascade' }),
    /** In the order of the dates, from 0. */
    sortOrder: integer().notNull(),
    startDate: dateText().notNull(),
    endDate: dateText().notNull(),
    countryCode: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    timeZone: text().notNull(),
    /** HH:MM in its zone, from when guests board there; null for the default hour. */
    checkInFrom: text(),
    /** Shifted like a listing's; x is longitude, y latitude, in degrees. */
    position: point({ mode: 'xy' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sortOrder] }),
    within('itinerant_stop_sort_order', table.sortOrder, {
      min: 0,
      max: ITINERANT_LISTS.stops - 1,
    }),
    check('itinerant_stop_nights', sql`${table.startDate} < ${table.endDate}`),
    check(
      'itinerant_stop_check_in_from',
      sql`${table.checkInFrom} ~ ${sql.raw(`'${TIME_PATTERN.source}'`)}`,
    ),
  ],
);

/** Exact points of stops; a separate table so that no list can leak them. */
export const itinerantStopArrivals = pgTable(
  'itinerant_stop_arrival',
  {
    listingId: uuid()
      .notNull()
      .references(() => itinerants.listingId, { onDelete: 'cascade' }),
    sortOrder: integer().notNull(),
    /**
     * Where guests meet the group, in a single line; empty where the host informs them otherwise.
     */
    meetingPoint: text().notNull().default(''),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sortOrder] }),
    lengthWithin(
      'itinerant_stop_arrival_meeting_point',
      table.meetingPoint,
      ITINERANT_TEXTS.meetingPoint,
    ),
    within('itinerant_stop_arrival_latitude', table.latitude, LATITUDE),
    within('itinerant_stop_arrival_longitude', table.longitude, LONGITUDE),
  ],
);

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const dateMultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' });

/**
 * Columns that searches read: one narrow row for each listed itinerant. Database triggers derive it
 * from `listing`, `itinerant` and `night`, regardless of which code writes those; nothing else
 * writes it.
 */
export const itinerantSearch = pgTable(
  'itinerant_search',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The listing's shifted position; x is longitude, y latitude, in degrees. */
    position: point({ mode: 'xy' }).notNull(),
    timeZone: text().notNull(),
    category: text({ enum: ITINERANT_CATEGORIES }).notNull(),
    style: text({ enum: SCENERY_STYLES }).notNull(),
    occupancy: text({ enum: OCCUPANCIES }).notNull(),
    guestCount: integer().notNull(),
    roomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    startDate: dateText().notNull(),
    /** The check-out date. */
    endDate: dateText().notNull(),
    /** Minimum number of nights that guests join for. */
    leastNights: integer().notNull(),
    nightlyPrice: cents().notNull(),
    /** The listing's `hostVerified`. */
    hostVerified: boolean().notNull().default(false),
    /** Rank in the default order; the function that derives the row explains it. */
    score: integer().notNull(),
    createdAt: instant().notNull(),
    /** Full nights. */
    fullNights: dateMultirange().notNull().default(sql`'{}'`),
    /** The last day on which one guest may still join; null when no day is left. */
    lastArrival: dateText(),
  },
  (table) => [
    index('itinerant_search_last_arrival').on(table.lastArrival),
    index('itinerant_search_start_date').on(table.startDate, table.listingId),
    index('itinerant_search_recommended').on(
      table.score.desc(),
      table.createdAt.desc(),
      table.listingId,
    ),
    index('itinerant_search_nightly_price').on(table.nightlyPrice, table.listingId),
    index('itinerant_search_created_at').on(table.createdAt.desc(), table.listingId),
    index('itinerant_search_verified')
      .on(table.score.desc(), table.createdAt.desc(), table.listingId)
      .where(sql`host_verified`),
  ],
);

/**
 * Places by which listed itinerants are found: the place of each in its host's words, and its
 * stops. Derived like `itinerant_search`.
 */
export const itinerantPlaces = pgTable(
  'itinerant_place',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** 0 for its own place, then its stops. */
    sortOrder: integer().notNull(),
    /** The public position; x is longitude, y latitude, in degrees. */
    position: point({ mode: 'xy' }).notNull(),
    countryCode: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    neighbourhood: text().notNull(),
    /** Neighbourhood, city and region without case or accents. */
    placeWords: wordVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.sortOrder] }),
    index('itinerant_place_position').using('gist', table.position),
    index('itinerant_place_place_words').using('gin', table.placeWords),
    index('itinerant_place_country_code').on(table.countryCode),
  ],
);

/**
 * The guests aboard each time figures of a crew were computed. Pages show the latest figures, so
 * that they change in steps, and not with each guest (`domain/crew-snapshots.ts`).
 */
export const itinerantCrews = pgTable(
  'itinerant_crew',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … of one itinerant. */
    number: integer().notNull(),
    /** The counted members. */
    members: uuid().array().notNull(),
    /** Shared values of the members; null where they are too few for figures. */
    crew: jsonb().$type<Crew>(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.number] })],
);
