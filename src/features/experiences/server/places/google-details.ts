import type { Logger } from 'pino';
import * as v from 'valibot';
import { cleanText } from '#platform/contract/clean-text.ts';
import type { Google } from './google.ts';
import { callGoogle, lineSchema } from './google-call.ts';

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

export interface GooglePlace {
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
