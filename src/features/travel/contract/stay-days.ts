import * as v from 'valibot';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { dateSchema, idSchema } from '#platform/contract/schemas.ts';

/** Days in one country; both the day of arrival and that of leaving count. */
const countedStaySchema = v.object({
  /** Null for the trip in the query, which has a part for each country of its route. */
  reservationId: v.nullable(idSchema),
  title: v.string(),
  country: v.string(),
  countryName: v.string(),
  isSchengen: v.boolean(),
  startDate: dateSchema,
  endDate: dateSchema,
});

export const stayDaysSchema = v.object({
  /** From the profile; null if never given. */
  passportCountry: v.nullable(v.string()),
  /**
   * `applies`: a passport from outside; `free`: from a Schengen or EU country, so there is no
   * limit; `unknown`: no passport is given, and the count assumes that the limit applies.
   */
  limit: v.picklist(['applies', 'free', 'unknown']),
  /** Null without a limit. */
  schengen: v.nullable(
    v.object({
      /** Days of the window that ends with that day: the fullest one of all upcoming trips. */
      mostDays: v.number(),
      mostOn: v.nullable(dateSchema),
      /** Days of the 180 that end today. */
      today: v.number(),
      /** 90 of any 180. */
      allowed: v.number(),
      window: v.number(),
      /** The first day beyond the limit; null if there is none. */
      overFrom: v.nullable(dateSchema),
      /**
       * For the trip in the query: days that it may last from its start; null without one, and if
       * part of it is outside the area.
       */
      extraMayLast: v.nullable(v.number()),
    }),
  ),
  /** Most days in any 365 within all these stays, the highest count first. */
  countries: v.array(
    v.object({
      country: v.string(),
      countryName: v.string(),
      days: v.number(),
      /** Whether that is more than six months. */
      isLong: v.boolean(),
      /** The 365 days in which it is that many. */
      from: dateSchema,
      until: dateSchema,
    }),
  ),
  /** The counted stays, by arrival. */
  stays: v.array(countedStaySchema),
  /** Link to the rule of the area. */
  source: v.string(),
  /** Link to the rules about more than six months in a country. */
  taxSource: v.string(),
  /** That this is no legal advice, in the reader's language. */
  notice: v.string(),
});
export type StayDays = v.InferOutput<typeof stayDaysSchema>;

export const countStayDays = defineRoute({
  id: 'travel.count-stay-days',
  method: 'GET',
  path: '/api/stay-days',
  summary:
    'Count the days of my trips by country and against the 90 of any 180 days in the Schengen area, optionally with one more trip',
  access: 'signed-in',
  query: v.object({
    /**
     * One more trip, with both dates: to a country, or with a listing through the countries of its
     * route.
     */
    country: v.optional(countryCodeSchema),
    listingId: v.optional(idSchema),
    startDate: v.optional(dateSchema),
    endDate: v.optional(dateSchema),
  }),
  response: stayDaysSchema,
  errors: ['return-first'],
});
