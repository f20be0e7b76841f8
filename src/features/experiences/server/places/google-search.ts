import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Google } from './google.ts';
import { callGoogle, lineSchema } from './google-call.ts';

/** A number that a user can look through; details of each cost a call. */
const MAX_FOUND = 12;
const PLACE_ID = /^[A-Za-z0-9_-]{10,512}$/;

const resultSchema = v.object({
  place_id: v.string(),
  name: lineSchema,
  formatted_address: v.optional(lineSchema, ''),
  business_status: v.optional(v.string(), 'OPERATIONAL'),
});

const answerSchema = v.object({
  /** A query without results may have been invalid for them: both cases yield an empty list. */
  status: v.picklist(['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']),
  results: v.optional(v.array(resultSchema), []),
});

/** A place in Google's results. */
export interface FoundPlace {
  readonly placeId: string;
  readonly name: string;
  readonly address: string;
}

/**
 * Calls Google's Text Search for places; the best match is first.
 *
 * @param query activity and place, such as "Yoga, Lisbon, Portugal"
 * @returns 12 at most, without closed ones
 * @throws Problem 'place-unavailable' when there is no usable answer
 */
export async function searchGoogle(
  google: Google,
  { query, countryCode, locale }: { query: string; countryCode: string; locale: string },
  log: Pick<Logger, 'warn'>,
  patienceMs?: number,
): Promise<readonly FoundPlace[]> {
  const asked = { query, region: countryCode.toLowerCase(), language: locale };
  const { results } = await callGoogle(
    google,
    'textsearch/json',
    asked,
    answerSchema,
    log,
    patienceMs,
  );
  return results
    .filter(({ place_id }) => PLACE_ID.test(place_id))
    .filter(({ business_status }) => business_status === 'OPERATIONAL')
    .slice(0, MAX_FOUND)
    .map(({ place_id, name, formatted_address }) => ({
      placeId: place_id,
      name,
      address: formatted_address,
    }));
}
