import { boolean, doublePrecision, integer, text } from 'drizzle-orm/pg-core';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';

/** A rate in percent, 0 unless told. */
export const percentColumn = () => doublePrecision().notNull().default(0);

/** The columns of `NightlyTerms`, for the table of a kind that is let by the night. */
export const nightlyColumns = () => ({
  minNights: integer().notNull(),
  discount: percentColumn(),
  influencerDiscount: percentColumn(),
  localDiscount: percentColumn(),
  parentDiscount: percentColumn(),
  specialDiscount: percentColumn(),
  specialDiscountOn: boolean().notNull().default(false),
  studentDiscount: percentColumn(),
  volunteerDiscount: percentColumn(),
  womenDiscount: percentColumn(),
  cancellationPolicy: text({ enum: CANCELLATION_POLICIES }).notNull(),
  customRefundPercent: percentColumn(),
  customPolicyText: text().notNull().default(''),
});
