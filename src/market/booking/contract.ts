import * as v from 'valibot';
import { GO_STATUSES } from '#domain/go-day.ts';
import { PRICE_LINE_KINDS } from '#domain/quote.ts';
import { CANCELLATION_POLICIES } from '#domain/vocabulary.ts';
import { centsSchema, dateSchema, placedInstantSchema } from '#platform/contract/schemas.ts';

const priceLineSchema = v.object({
  kind: v.picklist(PRICE_LINE_KINDS),
  amount: centsSchema,
  quantity: v.optional(v.number()),
  /** Set where the quantity counts guests, not rooms or guest-nights. */
  per: v.optional(v.literal('guest')),
  unitAmount: v.optional(centsSchema),
  percent: v.optional(v.number()),
  field: v.optional(v.string()),
});

/** Price of a stay; `total` is the amount charged, including the refundable deposit. */
export const quoteSchema = v.object({
  nights: v.number(),
  /** Units reserved for each night: rooms, or 1 for a whole home. */
  units: v.number(),
  lines: v.array(priceLineSchema),
  discount: v.nullable(
    v.object({ field: v.string(), percent: v.number(), reason: v.string(), amount: centsSchema }),
  ),
  subtotal: centsSchema,
  deposit: centsSchema,
  total: centsSchema,
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** One step of a refund over time (`domain/refunds`). */
export const refundPointSchema = v.object({
  from: placedInstantSchema,
  until: v.nullable(placedInstantSchema),
  amount: centsSchema,
  rule: v.string(),
  percent: v.number(),
  /** Whether this is the maximum that the policy ever refunds for unused nights. */
  isMost: v.boolean(),
});

const boardingPlace = {
  city: v.string(),
  countryName: v.string(),
  /** IANA zone. */
  timeZone: v.string(),
} as const;

/** Where a guest of some nights boards and leaves; hours are HH:MM in the local time zone. */
export const boardingSchema = v.object({
  arrival: v.object({ ...boardingPlace, checkInFrom: v.string() }),
  leaving: v.object({ ...boardingPlace, checkOutUntil: v.string() }),
});
export type ShownBoarding = v.InferOutput<typeof boardingSchema>;

const wholeText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
/** Number of guests of a query: at least one. */
export const guestsText = v.pipe(wholeText, v.minValue(1));

/** Nights and guests to request the price of. */
export const nightsQuoteQuery = v.object({
  startDate: dateSchema,
  endDate: dateSchema,
  guests: v.optional(guestsText, '1'),
  rooms: v.optional(wholeText, '1'),
  pets: v.optional(wholeText, '0'),
  /** Nights that the caller has reserved there: those to change, or right before; both or none. */
  agreedStart: v.optional(dateSchema),
  agreedEnd: v.optional(dateSchema),
});

/** A part of the total that is paid by the month. */
export const instalmentSchema = v.object({
  /** From 1. */
  number: v.number(),
  /** With the offset of the place; null for the first, which is due once the host approves. */
  dueAt: v.nullable(placedInstantSchema),
  /** Cents; with the first the deposit and what isn't paid by the night. */
  amount: centsSchema,
  /** The nights that it pays for. */
  startDate: dateSchema,
  nights: v.number(),
});

/** The people a journey needs to go, and how that stands. */
export const goSchema = v.object({
  /** People that it needs. */
  people: v.number(),
  /** The last day to join before it is decided, and when that is over. */
  date: dateSchema,
  at: placedInstantSchema,
  status: v.picklist(GO_STATUSES),
  /** People aboard: those who have paid. */
  aboard: v.number(),
  /** Of a journey whose people share a cost: null where each pays by the night. Cents. */
  share: v.nullable(
    v.object({
      total: centsSchema,
      /** People by whom it is divided at least. */
      people: v.number(),
      /** Each pays it when they join, and never more. */
      max: centsSchema,
      /** With those who are aboard now, rounded up. */
      each: centsSchema,
    }),
  ),
  /** Whether a payment of now would only be held on the card until then. */
  isHeldOnCard: v.boolean(),
});
export type ShownGo = v.InferOutput<typeof goSchema>;

const rangeSchema = v.object({ start: dateSchema, end: dateSchema });

/** Price of nights for the caller, with the refund schedule. */
export const nightsQuoteSchema = v.object({
  quote: quoteSchema,
  available: v.boolean(),
  /**
   * Only for a listing with its own dates when some nights lack places: the full nights among those
   * requested, and the free ranges that can be joined instead. Half-open.
   */
  instead: v.optional(v.object({ full: v.array(rangeSchema), free: v.array(rangeSchema) })),
  /** Until when the nights are held for the caller, who waited for them; missing otherwise. */
  heldUntil: v.optional(placedInstantSchema),
  /** Id of the policy that applies to this length of stay. */
  effectivePolicy: v.picklist(CANCELLATION_POLICIES),
  refunds: v.array(refundPointSchema),
  /** Where these nights may be paid by the month: what is paid when, and the refunds then. */
  monthly: v.optional(
    v.object({ instalments: v.array(instalmentSchema), refunds: v.array(refundPointSchema) }),
  ),
  /** Only for a listing that travels: where guests board and leave. */
  boarding: v.optional(boardingSchema),
  /** Only for a journey that needs a number of people to go. */
  go: v.optional(goSchema),
  /** Days between today, in the listing's time zone, and arrival. */
  daysAhead: v.number(),
});
export type NightsQuote = v.InferOutput<typeof nightsQuoteSchema>;

/** Dates requested of a calendar. */
export const calendarQuery = v.object({ from: dateSchema, to: dateSchema });

/** Terms of single nights that differ from those of the home; null means the home's own. */
export const nightOverrideSchema = v.object({
  ...rangeSchema.entries,
  price: v.nullable(centsSchema),
  /** Minimum nights of a stay that begins on one of them. */
  minNights: v.nullable(v.number()),
});

/** When a home can be reserved, besides its minimum of nights. */
export const offerRulesSchema = v.object({
  /** Days that have to lie between today and the arrival. */
  noticeDays: v.number(),
  /** Days without guests before and after each stay. */
  daysBetween: v.number(),
  /** Maximum nights of a stay; null for that of every home. */
  maxNights: v.nullable(v.number()),
  /** Days from today to the last possible departure; null for those of every home. */
  daysAhead: v.nullable(v.number()),
  /** Weekdays on which no stay begins, 1 for Monday to 7 for Sunday. */
  noArrivalOn: v.array(v.number()),
});

/** Availability of a listing reserved by the night. */
export const nightsCalendarSchema = v.object({
  today: dateSchema,
  timeZone: v.string(),
  minNights: v.number(),
  capacity: v.number(),
  /** Nights with their own price or minimum; missing without any. */
  terms: v.optional(v.array(nightOverrideSchema)),
  /** Missing where its host sets no rules. */
  rules: v.optional(offerRulesSchema),
  /** Nights with taken units; all others are wholly free. */
  nights: v.array(
    v.object({
      date: dateSchema,
      left: v.number(),
      /** Units that guests have, where days are kept between stays. */
      guests: v.optional(v.number()),
    }),
  ),
});
export type NightsCalendar = v.InferOutput<typeof nightsCalendarSchema>;
