import * as v from 'valibot';
import { CANCELLATION_POLICIES, LISTING_KINDS } from '#domain/vocabulary.ts';
import { dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';

/** A picture as a page needs it; `/media/{key}/{width}.{format}` answers the file. */
export const pictureSchema = v.object({
  key: v.string(),
  alt: v.string(),
  /** CSS background shown until the picture is there. */
  placeholder: v.string(),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** The language of what a host wrote, a tag of BCP 47; missing where the reader reads in it. */
export const foreignLanguageSchema = v.optional(v.string());

/** What every list of listings shows of one; its kind leads to its page. */
export const listedEntries = {
  kind: v.picklist(LISTING_KINDS),
  title: v.string(),
  language: foreignLanguageSchema,
  city: v.string(),
  countryName: v.string(),
  cover: v.nullable(pictureSchema),
} as const;

/** A listing as lists of something else show it. */
export const listingSummarySchema = v.object({
  id: idSchema,
  ...listedEntries,
  /** False once the host has removed it. */
  available: v.boolean(),
});
export type ListingSummary = v.InferOutput<typeof listingSummarySchema>;

export const hostSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: v.nullable(v.string()),
  headline: v.string(),
  bio: v.string(),
  languages: v.array(v.string()),
  joinedAt: instantSchema,
  listingCount: v.number(),
  /** Percent of the last year's requests that were answered; null where there were too few to say. */
  answerRate: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});

/** Where a listing is, no closer than it may be told to everybody. */
export const placeSchema = v.object({
  countryCode: v.string(),
  countryName: v.string(),
  region: v.string(),
  city: v.string(),
  neighbourhood: v.string(),
  /** Shifted by up to 500 m. */
  latitude: v.number(),
  longitude: v.number(),
  timeZone: v.string(),
});
export type Place = v.InferOutput<typeof placeSchema>;
export type Host = v.InferOutput<typeof hostSchema>;

/** Null until somebody has reviewed it. */
export const ratingSchema = v.nullable(v.object({ average: v.number(), count: v.number() }));

/** Who measured the wifi of a listing in the last six months; what came out is its `wifiMbps`. */
export const measuredWifiSchema = v.object({
  guests: v.number(),
  /** When the last of them did, on the clock of the place. */
  lastOn: dateSchema,
  /** What the host states beside it. */
  hostMbps: v.nullable(v.number()),
});
export type MeasuredWifi = v.InferOutput<typeof measuredWifiSchema>;

/** An entry of a catalogue with its label in the reader's language. */
export const labelledSchema = v.object({ id: v.string(), label: v.string() });

/** Amenities of one group of the catalogue, translated. */
export const amenityGroupSchema = v.object({
  id: v.string(),
  label: v.string(),
  amenities: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      /** OKLCH degrees. */
      hue: v.number(),
    }),
  ),
});
export type AmenityGroup = v.InferOutput<typeof amenityGroupSchema>;

/** An event of the catalogue, translated. */
export const eventTypeSchema = v.object({
  id: v.string(),
  label: v.string(),
  description: v.string(),
  /** When it usually happens, HH:MM. */
  slot: v.nullable(v.object({ start: v.string(), end: v.string() })),
});
export type EventType = v.InferOutput<typeof eventTypeSchema>;

/** The policy of a listing that is let by the night. */
export const pagePolicySchema = v.object({
  id: v.picklist(CANCELLATION_POLICIES),
  label: v.string(),
  summary: v.string(),
  customText: v.string(),
});
export type PagePolicy = v.InferOutput<typeof pagePolicySchema>;

/** A discount that the host gives. */
export const offeredDiscountSchema = v.object({
  field: v.string(),
  label: v.string(),
  percent: v.number(),
});
export type OfferedDiscount = v.InferOutput<typeof offeredDiscountSchema>;
