import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  point,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { INSTANT_CONDITIONS } from '#domain/instant-booking.ts';
import { toCents } from '#domain/money.ts';
import { OFFER_NUMBERS } from '#domain/offer-rules.ts';
import { STAY_NUMBERS, STAY_TEXTS, type StayNumber } from '#domain/stay-form.ts';
import { LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { listings, nightlyColumns } from '#market/inventory/server/tables.ts';
import {
  cents,
  instant,
  lengthWithin,
  percent,
  within,
} from '#platform/server/database/columns.ts';

/** Number fields of the form that listings of every kind have. */
type ListingNumber = 'price' | 'wifiSpeed';

/** The columns with the bounds of the form's fields, by the form's names. */
const COLUMNS = {
  guestCount: 'guestCount',
  roomCount: 'roomCount',
  bathroomCount: 'bathroomCount',
  minnight: 'minNights',
  cleaningFees: 'cleaningFee',
  extraGuestFees: 'extraGuestFee',
  petFees: 'petFee',
  taxRate: 'taxRate',
  securityDeposit: 'customRefundPercent',
  residentCount: 'residentCount',
  averageGuestAge: 'averageGuestAge',
  discount: 'discount',
  influencerDiscount: 'influencerDiscount',
  localDiscount: 'localDiscount',
  parentDiscount: 'parentDiscount',
  specialDiscount: 'specialDiscount',
  studentDiscount: 'studentDiscount',
  volunteerDiscount: 'volunteerDiscount',
  womenDiscount: 'womenDiscount',
  securityRate: 'securityRate',
} as const satisfies Record<Exclude<StayNumber, ListingNumber>, string>;

const IN_CENTS: readonly string[] = ['cleaningFees', 'extraGuestFees', 'petFees'];

function bounded(table: Record<(typeof COLUMNS)[keyof typeof COLUMNS], AnyPgColumn>) {
  return Object.entries(COLUMNS).map(([field, column]) => {
    const { min, max } = STAY_NUMBERS[field as StayNumber];
    const bound = (value: number) => (IN_CENTS.includes(field) ? toCents(value) : value);
    const name = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return within(`stay_${name}`, table[column], {
      min: bound(min),
      max: bound(max),
    });
  });
}

/** The columns of `OfferRules`. */
const ruleColumns = () => ({
  noticeDays: integer().notNull().default(0),
  daysBetween: integer().notNull().default(0),
  maxNights: integer(),
  daysAhead: integer(),
  /** Weekdays, 1 for Monday to 7 for Sunday. */
  noArrivalOn: integer().array().notNull().default([]),
});

/** Fields specific to a co-living home with open dates. Prices in cents, rates in percent. */
export const stays = pgTable(
  'stay',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    ...nightlyColumns(),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    scenery: text({ enum: SCENERY_STYLES }).notNull(),
    occupancy: text({ enum: OCCUPANCIES }).notNull(),
    guestCount: integer().notNull(),
    roomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    /** Units that can be reserved for one night: the rooms, or 1 for a whole place. */
    capacity: integer().notNull(),
    includedGuests: integer().notNull(),
    cleaningFee: cents().notNull().default(0),
    extraGuestFee: cents().notNull().default(0),
    petFee: cents().notNull().default(0),
    taxRate: percent(),
    securityRate: percent(),
    /** HH:MM in the listing's time zone. */
    checkInFrom: text().notNull(),
    checkOutUntil: text().notNull(),
    averageGuestAge: integer(),
    residentCount: integer().notNull().default(0),
    /** Whose requests are approved at once. */
    instantBooking: text({ enum: INSTANT_CONDITIONS }).notNull().default('off'),
    ...ruleColumns(),
  },
  (table) => [
    within('stay_notice_days', table.noticeDays, OFFER_NUMBERS.noticeDays),
    within('stay_days_between', table.daysBetween, OFFER_NUMBERS.daysBetween),
    within('stay_max_nights', table.maxNights, OFFER_NUMBERS.maxNights),
    within('stay_days_ahead', table.daysAhead, OFFER_NUMBERS.daysAhead),
    check(
      'stay_no_arrival_on',
      sql`${table.noArrivalOn} <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(${table.noArrivalOn}) < 7`,
    ),
    check('stay_capacity', sql`${table.capacity} >= 1`),
    ...bounded(table),
    lengthWithin(
      'stay_custom_policy_text',
      table.customPolicyText,
      STAY_TEXTS.customCancellationPolicy,
    ),
  ],
);

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const dateMultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' });

/**
 * Search index: one narrow row for each listed stay, so that neither place nor dates need another
 * table. Database triggers derive it from `listing`, `stay` and `night`, regardless of the
 * writer; nothing else writes it.
 */
export const staySearch = pgTable(
  'stay_search',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The listing's shifted position; x is longitude, y latitude, in degrees. */
    position: point({ mode: 'xy' }).notNull(),
    countryCode: text().notNull(),
    /** Its city with the country, which together are unique. */
    city: text().notNull().default(''),
    /** Neighbourhood, city and region without case or accents. */
    placeWords: wordVector().notNull(),
    timeZone: text().notNull(),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    occupancy: text({ enum: OCCUPANCIES }).notNull(),
    guestCount: integer().notNull(),
    roomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    residentCount: integer().notNull(),
    averageGuestAge: integer(),
    capacity: integer().notNull(),
    minNights: integer().notNull(),
    nightlyPrice: cents().notNull(),
    /** The listing's `knownMbps`; 0 where it is unknown. */
    mbps: integer().notNull().default(0),
    /** The listing's `hostVerified`. */
    hostVerified: boolean().notNull().default(false),
    /** Rank in the default order; the function that derives the row explains it. */
    score: integer().notNull(),
    createdAt: instant().notNull(),
    ...ruleColumns(),
    /** Nights without free units, those within the days between stays included. */
    fullNights: dateMultirange().notNull().default(sql`'{}'`),
    /** Nights with their own price or minimum, see `nightOverrides`. */
    overriddenNights: dateMultirange().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('stay_search_position').using('gist', table.position),
    index('stay_search_place_words').using('gin', table.placeWords),
    index('stay_search_country_code').on(table.countryCode),
    index('stay_search_recommended').on(
      table.score.desc(),
      table.createdAt.desc(),
      table.listingId,
    ),
    index('stay_search_mbps').on(table.mbps.desc(), table.listingId),
    index('stay_search_nightly_price').on(table.nightlyPrice, table.listingId),
    index('stay_search_created_at').on(table.createdAt.desc(), table.listingId),
    index('stay_search_verified')
      .on(table.score.desc(), table.createdAt.desc(), table.listingId)
      .where(sql`host_verified`),
  ],
);

/** Number of listed stays in each category, updated by triggers on `stay_search`. */
export const stayTallies = pgTable('stay_tally', {
  category: text({ enum: LISTING_CATEGORIES }).primaryKey(),
  listed: integer().notNull(),
});
