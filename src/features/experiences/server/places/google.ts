import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { cityName, countryByCode } from '#features/catalogues/index.server.ts';
import { cleanText } from '#platform/contract/clean-text.ts';
import type { Config } from '#platform/server/config/config.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import type { Translator } from '#platform/server/services.ts';
import { OPENINGS } from '../../places/openings.ts';
import type { Place } from '../../places/place.ts';
import { PLACE_KINDS } from '../../places/place-kinds.ts';

/** Settings of Google's Places API. */
export type Google = NonNullable<Config['places']['google']>;

const GOOGLE = 'https://maps.googleapis.com';

/** The URL of a call of Google's Places API. It contains the key, so never show or log it. */
export function googleAddress(
  { key, base = GOOGLE }: Google,
  call: 'details/json' | 'textsearch/json' | 'photo',
  query: Readonly<Record<string, string>>,
): URL {
  const address = new URL(`${base}/maps/api/place/${call}`);
  address.search = new URLSearchParams({ ...query, key }).toString();
  return address;
}

/**
 * Whether an address is one of Google's photo hosts: never one of our own network, wherever an
 * answer redirects.
 */
export function isPhotoAddress(address: URL, { base }: Google): boolean {
  if (base !== undefined && address.origin === new URL(base).origin) return true;
  const { protocol, port, username, password, hostname } = address;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && /(?:^|\.)(?:googleusercontent|ggpht)\.com$/.test(hostname);
}

/** Timeout of Google's response in milliseconds (spec 2 §4). */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 256 * 1024;

/** Quota exceeded, a key without permission, or an error on their side. */
const NO_ANSWER = ['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'] as const;
const refusalSchema = v.object({
  status: v.picklist(NO_ANSWER),
  error_message: v.optional(v.string(), ''),
});

/** A single-line text from outside, 300 letters at most. */
export const lineSchema = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).replace(/\s+/g, ' ').trim().slice(0, 300)),
);

/**
 * Calls a method of Google's Places API that answers with JSON.
 *
 * @param schema of a successful answer
 * @throws Problem 'place-unavailable' when there is no usable answer
 */
export async function callGoogle<Schema extends v.GenericSchema<unknown, unknown>>(
  google: Google,
  call: 'details/json' | 'textsearch/json',
  query: Readonly<Record<string, string>>,
  schema: Schema,
  log: Pick<Logger, 'warn'>,
  patienceMs = PATIENCE_MS,
): Promise<v.InferOutput<Schema>> {
  try {
    const response = await fetchOutside(googleAddress(google, call, query), {
      service: 'google-places',
      maxBytes: MAX_BYTES,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`Google answered ${response.status}`);
    const answer: unknown = await response.json();
    const refusal = v.safeParse(refusalSchema, answer);
    if (refusal.success) {
      throw new Error(`Google refused: ${refusal.output.status} ${refusal.output.error_message}`);
    }
    return v.parse(schema, answer);
  } catch (error) {
    log.warn({ err: error, call }, 'no answer about places from Google');
    throw new Problem('place-unavailable', { cause: error });
  }
}

/** Hours for which a photo can be fetched after its place was shown. */
const VALID_HOURS = 1;
const REFERENCE = /^google\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{1,1500})\.([A-Za-z0-9_-]{43})$/;

/** A photo of Google's, and its place. */
interface GooglePhoto {
  /** Google's own reference: letters, digits, `_` and `-`. */
  readonly reference: string;
  readonly placeId: string;
}

/**
 * Makes our reference of a Google photo: its reference, its expiry, and a signature over both and
 * the place. So a client can't make the server fetch a photo that we didn't list.
 */
export function signPhoto(
  { reference, placeId }: GooglePhoto,
  now: Temporal.Instant,
  config: Pick<Config, 'sessionSecret'>,
): string {
  const until = Math.ceil(now.add({ hours: VALID_HOURS }).epochMilliseconds / 1_000).toString(36);
  return `google.${until}.${reference}.${computeSignature({ reference, placeId }, until, config)}`;
}

/** @returns Google's reference; null for one that wasn't signed for that place, or has expired */
export function readSignedPhoto(
  signed: string,
  placeId: string,
  now: Temporal.Instant,
  config: Pick<Config, 'sessionSecret'>,
): string | null {
  const [, until = '', reference = '', given = ''] = REFERENCE.exec(signed) ?? [];
  if (given === '') return null;
  const wanted = computeSignature({ reference, placeId }, until, config);
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  const holds = Number.parseInt(until, 36) * 1_000 >= now.epochMilliseconds;
  return isOurs && holds ? reference : null;
}

function computeSignature(
  { reference, placeId }: GooglePhoto,
  until: string,
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
): string {
  return createHmac('sha256', sessionSecret)
    .update(`place-photo ${placeId} ${until} ${reference}`)
    .digest('base64url');
}

/** The town of a place, in the user's language if its name is known. */
export function formatTown({ town, city }: Place, locale: string): string {
  return cityName(town === '' ? city.name : town, city.countryCode, locale);
}

/** Street, town and country, in a single line. */
export function formatAddress(place: Place, locale: string): string {
  const { countryCode } = place.city;
  const country = countryByCode(countryCode, locale)?.label ?? countryCode;
  return [...new Set([place.street, formatTown(place, locale), country])].join(', ');
}

/** Kind and opening of a place. */
export function describePlace({ kind, opening }: Place, translate: Translator): string {
  return `${translate(PLACE_KINDS[kind].label)} · ${translate(OPENINGS[opening])}`;
}
