import * as v from 'valibot';
import { CANCELLATION_POLICIES, LISTING_KINDS } from '#domain/vocabulary.ts';
import { dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';
import { verifiedIdentitySchema } from '#platform/contract/verified-identity.ts';

/** A picture as a page needs it; the file is served at `/media/{key}/{width}.{format}`. */
export const pictureSchema = v.object({
  key: v.string(),
  alt: v.string(),
  /** CSS background shown until the picture has loaded. */
  placeholder: v.string(),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** BCP 47 tag of a host's text; missing where it is the reader's language. */
export const foreignLanguageSchema = v.optional(v.string());

/** Fields of a listing in every list; its kind determines the URL of its page. */
export const listedEntries = {
  kind: v.picklist(LISTING_KINDS),
  title: v.string(),
  language: foreignLanguageSchema,
  city: v.string(),
  countryName: v.string(),
  cover: v.nullable(pictureSchema),
} as const;

/** Summary of a listing within lists of other things. */
export const listingSummarySchema = v.object({
  id: idSchema,
  ...listedEntries,
  /** False once the host has deleted it. */
  available: v.boolean(),
});
export type ListingSummary = v.InferOutput<typeof listingSummarySchema>;

export const hostSchema = v.object({
  id: idSchema,
  name: v.string(),
  image: v.nullable(v.string()),
  headline: v.string(),
  bio: v.string(),
  /** BCP 47 tag of the language of headline and bio; null where the host hasn't said it. */
  language: v.nullable(v.string()),
  languages: v.array(v.string()),
  joinedAt: instantSchema,
  listingCount: v.number(),
  /** Percent of the last year's requests that were answered; null where there were too few. */
  answerRate: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  /** Null for a host who hasn't shown a document. */
  verified: v.nullable(verifiedIdentitySchema),
});

/** Place of a listing, with its public precision only. */
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

/** Null without reviews. */
export const ratingSchema = v.nullable(v.object({ average: v.number(), count: v.number() }));

/** Guests' wifi measurements of the last six months; the result is `wifiMbps`. */
export const measuredWifiSchema = v.object({
  guests: v.number(),
  /** Date of the last measurement, in the listing's time zone. */
  lastOn: dateSchema,
  /** The host's own figure. */
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
  /** Usual time, HH:MM. */
  slot: v.nullable(v.object({ start: v.string(), end: v.string() })),
});
export type EventType = v.InferOutput<typeof eventTypeSchema>;

/** The policy of a listing reserved by the night. */
export const pagePolicySchema = v.object({
  id: v.picklist(CANCELLATION_POLICIES),
  label: v.string(),
  summary: v.string(),
  customText: v.string(),
});
export type PagePolicy = v.InferOutput<typeof pagePolicySchema>;

/** A discount of the host. */
export const offeredDiscountSchema = v.object({
  field: v.string(),
  label: v.string(),
  percent: v.number(),
});
export type OfferedDiscount = v.InferOutput<typeof offeredDiscountSchema>;
