import type { Logger } from 'pino';
import * as v from 'valibot';
import { hasPhotos, isBuiltInPlace } from '#domain/place-id.ts';
import type { showPlaceDetails as contract, PlaceDetails } from '#features/experiences/contract.ts';
import { cleanText } from '#platform/contract/clean-text.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import { cacheByKey } from '#platform/server/cached-answers.ts';
import { callerNetwork } from '#platform/server/http/caller.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import { placeById } from '../../places/catalogue.ts';
import type { Place } from '../../places/place.ts';
import { drawingReferences } from '../places/drawing-references.ts';
import { callGoogle, formatAddress, type Google, lineSchema, signPhoto } from '../places/google.ts';

import type { PlaceRatings } from '../ports.ts';

/** Lifetime of a cached answer of Google's, and the size of the cache. */
const cacheDetails = cacheByKey<GooglePlace | null>({ seconds: 600, max: 1_000 });

export interface PlaceDetailsPorts {
  readonly limits: Pick<RateLimits, 'spend'>;
  readonly ratingsOf: PlaceRatings;
}

/**
 * Details of a place. Those of the catalogue's ids come from the catalogue, whether Google is
 * configured or not.
 *
 * @throws Problem 'not-found' where neither the catalogue nor Google knows it, or Google isn't
 *   configured; 'place-unavailable' when Google doesn't answer; 'rate-limited'
 */
export async function showPlaceDetails(
  placeId: string,
  context: RequestContext,
  { limits, ratingsOf }: PlaceDetailsPorts,
): Promise<RouteAnswer<typeof contract>> {
  if (isBuiltInPlace(placeId)) {
    const place = placeById(placeId);
    if (place === null) throw new Problem('not-found');
    return { cached: true, status: 'OK', result: await builtIn(place, context, ratingsOf) };
  }
  const { services, address, now, log } = context;
  const { google } = services.config.places;
  if (google === undefined) throw new Problem('not-found');
  // Each call may cost money, and accounts are easy to create, so the limit counts networks.
  await limits.spend('google-place', callerNetwork(address));
  const { locale } = context.translate;
  const { answer, wasCached } = await cacheDetails(services, `${locale} ${placeId}`, now, () =>
    askGoogle(google, { placeId, locale }, log),
  );
  if (answer === null) throw new Problem('not-found');
  return { cached: wasCached, status: 'OK', result: toPlaceDetails(answer, placeId, context) };
}

async function builtIn(
  place: Place,
  { db, translate }: RequestContext,
  ratingsOf: PlaceRatings,
): Promise<PlaceDetails> {
  const rating = (await ratingsOf(db, [place.id])).get(place.id);
  return {
    name: place.name,
    formatted_address: formatAddress(place, translate.locale),
    rating: rating?.average ?? null,
    user_ratings_total: rating?.count ?? 0,
    photos: drawingReferences(place.id).map((reference) => ({
      photo_reference: reference,
      credit: '',
    })),
  };
}

/** Photos only for ids in the form for which the specification fetches photos (spec 2 §5). */
function toPlaceDetails(
  { photos, ...place }: GooglePlace,
  placeId: string,
  { services, now }: RequestContext,
): PlaceDetails {
  const shown = hasPhotos(placeId) ? photos : [];
  return {
    ...place,
    photos: shown.map(({ reference, credit }) => ({
      photo_reference: signPhoto({ reference, placeId }, now, services.config),
      credit,
    })),
  };
}

/** Google returns ten at most. */
const MAX_PHOTOS = 10;
const FIELDS = 'name,formatted_address,rating,user_ratings_total,photos';

/** A place in Google's answer, reduced to the fields we use. */
const resultSchema = v.object({
  name: lineSchema,
  formatted_address: v.optional(lineSchema, ''),
  rating: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), null),
  user_ratings_total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  photos: v.optional(
    v.array(
      v.object({
        photo_reference: v.string(),
        html_attributions: v.optional(v.array(v.string()), []),
      }),
    ),
    [],
  ),
});

/** The place was deleted, never existed, or the id is invalid. */
const NO_PLACE = ['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'] as const;
const answerSchema = v.variant('status', [
  v.object({ status: v.literal('OK'), result: resultSchema }),
  v.object({ status: v.picklist(NO_PLACE) }),
]);

const REFERENCE = /^[A-Za-z0-9_-]{1,1500}$/;

interface GooglePlace {
  readonly name: string;
  readonly formatted_address: string;
  /** Up to 5. */
  readonly rating: number | null;
  readonly user_ratings_total: number;
  readonly photos: readonly {
    /** Google's own reference of the photo. */
    readonly reference: string;
    /** Credit to show next to it. */
    readonly credit: string;
  }[];
}

/**
 * Calls Google's Place Details.
 *
 * @returns null where Google knows no such place
 * @throws Problem 'place-unavailable' when there is no usable answer
 */
export async function askGoogle(
  google: Google,
  { placeId, locale }: { readonly placeId: string; readonly locale: string },
  log: Pick<Logger, 'warn'>,
  patienceMs?: number,
): Promise<GooglePlace | null> {
  const query = { place_id: placeId, fields: FIELDS, language: locale };
  const answer = await callGoogle(google, 'details/json', query, answerSchema, log, patienceMs);
  return answer.status === 'OK' ? toGooglePlace(answer.result) : null;
}

function toGooglePlace({ photos, ...place }: v.InferOutput<typeof resultSchema>): GooglePlace {
  return {
    ...place,
    photos: photos
      .filter(({ photo_reference }) => REFERENCE.test(photo_reference))
      .slice(0, MAX_PHOTOS)
      .map(({ photo_reference, html_attributions }) => ({
        reference: photo_reference,
        credit: html_attributions.map(plainText).join(', '),
      })),
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of an attribution, which is a link to its author; plain text, never markup. */
function plainText(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z0-9#]{2,4};/g, (entity) => ENTITIES[entity] ?? entity);
  return cleanText(text).replace(/\s+/g, ' ').trim().slice(0, 100);
}
