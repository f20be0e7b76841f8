import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import { cents, dateText, percent, within } from '#platform/server/database/columns.ts';
import { listings } from './tables.ts';

const CENTS = 100;

/** The columns of `NightlyTerms`, for the table of a kind that is let by the night. */
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
  houseRules: text().array().notNull().default([]),
});

/**
 * Nights whose host asks another price than the home's, or another minimum of stays that begin on
 * them. A night without a row, or with a null in it, is as the home has it.
 */
export const nightTerms = pgTable(
  'night_terms',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    night: dateText().notNull(),
    /** Cents of one room. */
    price: cents(),
    minNights: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.night] }),
    check('night_terms_some', sql`num_nonnulls(${table.price}, ${table.minNights}) > 0`),
    within('night_terms_price', table.price, {
      min: STAY_NUMBERS.price.min * CENTS,
      max: STAY_NUMBERS.price.max * CENTS,
    }),
    within('night_terms_min_nights', table.minNights, STAY_NUMBERS.minnight),
  ],
);
