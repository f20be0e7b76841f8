import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { listings } from '#features/listings/server/tables.ts';
import { cents, dateText } from '#platform/server/database/columns.ts';
import { CANCELLATION_POLICIES, LISTING_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';

/**
 * How a stay ranks when nothing else is asked for, in hundredths: its stars with a prior of five
 * reviews of 4.4 (0 to 5), measured wifi (up to 0.5 at 300 Mbps), and how completely the home is
 * told (up to 0.5). Homes of one score follow newest first. Nothing in it depends on the day or
 * the reader, so an index serves it.
 */
export const recommendedScore = sql.raw(
  `round((100 * ((rating_sum + 22.0::double precision) / (rating_count + 5)
    + least(coalesce(wifi_mbps, 0), 300) / 600.0::double precision
    + least(cardinality(amenities), 20) / 66.0::double precision
    + least(cardinality(house_rules), 1) / 10.0::double precision
    + least(cardinality(events), 1) / 10.0::double precision)))::integer`.replace(/\s+/g, ' '),
);

const percent = () => doublePrecision().notNull().default(0);

/** What is particular to a co-living home with open dates. Prices in cents, rates in percent. */
export const stays = pgTable(
  'stay',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    category: text({ enum: LISTING_CATEGORIES }).notNull(),
    scenery: text({ enum: SCENERY_STYLES }).notNull(),
    occupancy: text({ enum: OCCUPANCIES }).notNull(),
    guestCount: integer().notNull(),
    roomCount: integer().notNull(),
    bathroomCount: integer().notNull(),
    /** Units that can be let for one night: the rooms, or 1 where the whole place is let. */
    capacity: integer().notNull(),
    minNights: integer().notNull(),
    /** For one unit and one night. */
    nightlyPrice: cents().notNull(),
    includedGuests: integer().notNull(),
    cleaningFee: cents().notNull().default(0),
    extraGuestFee: cents().notNull().default(0),
    petFee: cents().notNull().default(0),
    taxRate: percent(),
    discount: percent(),
    influencerDiscount: percent(),
    localDiscount: percent(),
    parentDiscount: percent(),
    specialDiscount: percent(),
    specialDiscountOn: boolean().notNull().default(false),
    studentDiscount: percent(),
    volunteerDiscount: percent(),
    womenDiscount: percent(),
    securityRate: percent(),
    cancellationPolicy: text({ enum: CANCELLATION_POLICIES }).notNull(),
    customRefundPercent: percent(),
    customPolicyText: text().notNull().default(''),
    amenities: text().array().notNull().default([]),
    events: text().array().notNull().default([]),
    houseRules: text().array().notNull().default([]),
    /** Measured download speed. */
    wifiMbps: integer(),
    /** HH:MM in the listing's zone. */
    checkInFrom: text().notNull(),
    checkOutUntil: text().notNull(),
    averageGuestAge: integer(),
    residentCount: integer().notNull().default(0),
    /** Sum and number of the stars given, kept by the reviews. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
  },
  (table) => [
    index('stay_category').on(table.category),
    index('stay_nightly_price').on(table.nightlyPrice, table.listingId),
    index('stay_recommended').on(sql`(${recommendedScore}) desc`, table.listingId),
    check('stay_capacity', sql`${table.capacity} >= 1`),
    check('stay_price', sql`${table.nightlyPrice} >= 1`),
  ],
);

/**
 * What is taken of one night. A row exists once something was claimed or the host closed the
 * night (capacity 0); a night without a row is wholly free. The constraint is what makes
 * overselling impossible.
 */
export const stayNights = pgTable(
  'stay_night',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    night: dateText().notNull(),
    taken: integer().notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.night] }),
    check('stay_night_within_capacity', sql`${table.taken} between 0 and ${table.capacity}`),
  ],
);
