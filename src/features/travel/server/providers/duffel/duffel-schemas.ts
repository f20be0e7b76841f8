import * as v from 'valibot';
import { toCents } from '#domain/money.ts';
import { cleanText } from '#platform/contract/clean-text.ts';

/** Duffel's answers, version 2, as far as they concern us. */

const lineSchema = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, 100)),
);

const decimalSchema = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,4})?$/), v.transform(Number));
/** An amount of money, in hundredths of its currency. */
const amountSchema = v.pipe(decimalSchema, v.transform(toCents));

const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const instantTextSchema = v.pipe(v.string(), v.isoTimestamp());
/** Without a zone: local time at the airport. */
const wallTimeSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));

const endSchema = v.object({
  iata_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  time_zone: v.nullable(v.pipe(v.string(), v.maxLength(64))),
});

const bagSchema = v.object({
  type: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
});

const segmentSchema = v.object({
  origin: endSchema,
  destination: endSchema,
  departing_at: wallTimeSchema,
  arriving_at: wallTimeSchema,
  operating_carrier: v.object({ name: lineSchema }),
  marketing_carrier: v.object({ iata_code: v.nullable(lineSchema) }),
  marketing_carrier_flight_number: v.optional(v.nullable(lineSchema), null),
  /** Stopovers during the same flight. */
  stops: v.optional(v.nullable(v.array(v.unknown())), null),
  passengers: v.optional(
    v.nullable(v.array(v.object({ baggages: v.optional(v.nullable(v.array(bagSchema)), null) }))),
    null,
  ),
});
export type DuffelSegment = v.InferOutput<typeof segmentSchema>;

const sliceSchema = v.object({
  duration: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  segments: v.pipe(v.array(segmentSchema), v.minLength(1), v.maxLength(10)),
});
export type DuffelSlice = v.InferOutput<typeof sliceSchema>;

const conditionSchema = v.nullable(
  v.object({
    allowed: v.boolean(),
    penalty_amount: v.optional(v.nullable(amountSchema), null),
    penalty_currency: v.optional(v.nullable(currencySchema), null),
  }),
);
export type DuffelCondition = v.InferOutput<typeof conditionSchema>;

const offerSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  total_amount: amountSchema,
  total_currency: currencySchema,
  total_emissions_kg: v.optional(v.nullable(decimalSchema), null),
  expires_at: instantTextSchema,
  owner: v.object({ name: lineSchema }),
  slices: v.pipe(v.array(sliceSchema), v.minLength(1), v.maxLength(2)),
  conditions: v.optional(
    v.object({
      change_before_departure: v.optional(conditionSchema, null),
      refund_before_departure: v.optional(conditionSchema, null),
    }),
    {},
  ),
});
export type DuffelOffer = v.InferOutput<typeof offerSchema>;

export const offerRequestSchema = v.object({
  data: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) }),
});

export const offersSchema = v.object({ data: v.pipe(v.array(offerSchema), v.maxLength(200)) });
