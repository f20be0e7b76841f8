import * as v from 'valibot';
import { isMonthText } from '#domain/dates.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema, idSchema } from '#platform/contract/schemas.ts';

const count = v.pipe(v.number(), v.integer());
const average = v.nullable(v.number());

/** Figures of a month; null where there is nothing to divide by. */
const figuresSchema = v.object({
  /** Room-nights that guests could have, and those of agreed stays. */
  offered: count,
  promised: count,
  /** Promised by offered nights, from 0 to 1. */
  occupancy: average,
  /** Average price of a promised night, in cents. */
  nightlyRate: v.nullable(centsSchema),
  /** Became the host's, in cents, by UTC. */
  revenue: centsSchema,
  /** Days from request to arrival, and nights, of stays that begin in the month. */
  leadTime: average,
  length: average,
  /** Pages of homes that were opened, by UTC. */
  views: count,
  requests: count,
  approved: count,
  reviews: count,
  rating: average,
});
export type Figures = v.InferOutput<typeof figuresSchema>;

const numbersSchema = v.object({
  year: count,
  firstYear: count,
  lastYear: count,
  /** The home that the figures are about; null for all. */
  listingId: v.nullable(idSchema),
  /** All homes of the caller, also deleted ones, by title. */
  homes: v.array(v.object({ id: idSchema, title: v.string() })),
  /** The twelve months of the year, each beside the same month of the year before. */
  months: v.array(
    v.object({
      month: v.pipe(
        v.string(),
        v.check((text) => isMonthText(text)),
      ),
      now: figuresSchema,
      before: figuresSchema,
    }),
  ),
});
export type Numbers = v.InferOutput<typeof numbersSchema>;

export const showNumbers = defineRoute({
  id: 'numbers.show',
  method: 'GET',
  path: '/api/home-numbers',
  summary: 'Show how my homes do by month, beside the same months of the year before',
  access: 'signed-in',
  coHost: 'never',
  query: v.object({
    /** This year by default. */
    year: v.optional(v.pipe(v.string(), v.regex(/^2[01]\d\d$/), v.transform(Number))),
    /** One home; all by default. */
    listingId: v.optional(idSchema),
  }),
  response: numbersSchema,
});
