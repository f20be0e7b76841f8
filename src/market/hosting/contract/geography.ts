import * as v from 'valibot';
import { LATITUDE, LONGITUDE } from '#domain/listing-form.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** A country as an option of forms (spec 3 §3.8). */
export const countrySchema = v.object({
  /** Two-letter code. */
  value: v.string(),
  label: v.string(),
  flag: v.string(),
  /** Latitude and longitude of its centre. */
  latlng: v.tuple([v.number(), v.number()]),
  /** Part of the world, such as Europe. */
  region: v.string(),
});
export type Country = v.InferOutput<typeof countrySchema>;

const citySchema = v.object({
  id: v.number(),
  name: v.string(),
  /** State, province or district; empty where unknown. */
  region: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});
export type City = v.InferOutput<typeof citySchema>;

const matchedCitySchema = v.object({
  ...citySchema.entries,
  /** Whether the requested text is one of its names, in any language. */
  isExact: v.boolean(),
});
export type MatchedCity = v.InferOutput<typeof matchedCitySchema>;

export const listCountries = defineRoute({
  id: 'listings.list-countries',
  method: 'GET',
  path: '/api/countries',
  summary: 'List all countries, labelled and sorted in the reader’s language',
  access: 'public',
  response: v.object({ countries: v.array(countrySchema) }),
});

export const listCities = defineRoute({
  id: 'listings.list-cities',
  method: 'GET',
  path: '/api/countries/:code/cities',
  summary: 'List regions of a country, and its cities by prefix, largest first',
  access: 'public',
  params: v.object({ code: countryCodeSchema }),
  query: v.object({
    q: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
    /** Only cities of this region; an unlisted one is ignored. */
    region: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  }),
  response: v.object({
    /** The requested region, as it is listed; empty without one, and for an unknown one. */
    region: v.string(),
    regions: v.array(v.string()),
    cities: v.array(matchedCitySchema),
  }),
  errors: ['not-found'],
});

const degreesText = (bounds: { min: number; max: number }) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,12})?$/),
    v.transform(Number),
    v.minValue(bounds.min),
    v.maxValue(bounds.max),
  );

export const locatePoint = defineRoute({
  id: 'listings.locate-point',
  method: 'GET',
  path: '/api/locate',
  summary: 'Retrieve the town in or near a point, with its country and time zone',
  access: 'public',
  query: v.object({ latitude: degreesText(LATITUDE), longitude: degreesText(LONGITUDE) }),
  response: v.object({
    country: v.nullable(countrySchema),
    city: v.nullable(citySchema),
    /** From the point to the centre of the city; null without one. */
    distanceKm: v.nullable(v.number()),
    timeZone: v.string(),
  }),
});

export const geographyRoutes = [listCountries, listCities, locatePoint] as const;
