import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/server/config/config.ts';

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
