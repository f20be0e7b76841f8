import * as v from 'valibot';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { countryCodeSchema } from '#platform/contract/country-code.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Maximum letters of a photo reference; signed references of Google's have some 600. */
const MAX_PHOTO_LETTERS = 2_000;

const nameSchema = v.optional(v.pipe(v.string(), v.maxLength(80)), '');

/** A place id of the catalogue or of Google, which guarantees no maximum length. */
const placeIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,512}$/));

/** A public place where an experience can be held (spec 2 §3). */
export const recommendationSchema = v.object({
  /** The same as `placeId`, the only id of a place. */
  id: v.string(),
  name: v.string(),
  /** Street, town and country, in a single line. */
  address: v.string(),
  /** Its kind and its opening hours, in the user's language. */
  details: v.string(),
  /** Average rating by our guests, 1 to 5; null where there are too few ratings. */
  rating: v.nullable(v.number()),
  city: v.string(),
  /** State or province, in the user's language if its name is known. */
  region: v.string(),
  /** Two-letter code. */
  country: v.string(),
  placeId: v.string(),
});
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

export const listRecommendations = defineRoute({
  id: 'experiences.list-recommendations',
  method: 'GET',
  path: '/api/recommendations',
  summary:
    'List public places for an experience in a country, region or city, nearest to the city first, at most 24',
  access: 'public',
  query: v.object({
    countryCode: countryCodeSchema,
    /** In the spelling of the lists of regions and cities, or in any of our languages. */
    region: nameSchema,
    city: nameSchema,
    category: v.optional(v.picklist(EXPERIENCE_CATEGORIES)),
    /** Id of a style; an unknown one has no effect. */
    style: nameSchema,
  }),
  response: v.object({ recommendations: v.array(recommendationSchema) }),
});

/** Details of a place (spec 2 §7; the names are Google's). */
export const placeDetailsSchema = v.object({
  name: v.string(),
  formatted_address: v.string(),
  /** 1 to 5; null without ratings. */
  rating: v.nullable(v.number()),
  /** Number of ratings. */
  user_ratings_total: v.number(),
  photos: v.array(
    v.object({
      /** For `/api/experienceImages`; valid for an hour. */
      photo_reference: v.string(),
      /** Credit to show next to the photo; empty where none is required. */
      credit: v.string(),
    }),
  ),
});
export type PlaceDetails = v.InferOutput<typeof placeDetailsSchema>;

export const showPlaceDetails = defineRoute({
  id: 'experiences.show-place-details',
  method: 'GET',
  path: '/api/google-places',
  summary: 'Retrieve what is known of a place, built in or by its Google place id',
  access: 'public',
  query: v.object({ place_id: placeIdSchema }),
  response: v.object({
    /** Whether no external call was needed: the place is built in, or was fetched recently. */
    cached: v.boolean(),
    status: v.literal('OK'),
    result: placeDetailsSchema,
  }),
  errors: ['not-found', 'place-unavailable'],
  limit: 'place',
});

/** Query that identifies the picture. */
export const placeImageQuery = v.object({
  photo_reference: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PHOTO_LETTERS)),
  place_id: placeIdSchema,
});
