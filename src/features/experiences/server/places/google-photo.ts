import type { Logger } from 'pino';
import { Problem } from '#platform/server/http/problem.ts';
import { fetchOutside } from '#platform/server/outside/fetch-outside.ts';
import { type Google, googleAddress, isPhotoAddress } from './google.ts';

/** Timeout of both responses together in milliseconds (spec 2 §4). */
const PATIENCE_MS = 10_000;
const MAX_BYTES = 5 * 1024 * 1024;
/** Pixels; a card is 360 wide, on a high-density screen twice that. */
const WIDTH = '800';

/** Leading bytes that identify each type, regardless of the response's headers. */
const SIGNATURES: readonly (readonly [type: PhotoType, begins: (head: string) => boolean])[] = [
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['image/gif', (head) => /^GIF8[79]a/.test(head)],
];

type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif';

export interface Photo {
  readonly content: Buffer;
  readonly type: PhotoType;
}

/**
 * Fetches a photo of Google's, which redirects to the address of the image.
 *
 * @param reference Google's own
 * @returns null where Google has no such photo, or no longer
 * @throws Problem 'place-unavailable' for anything other than an image of at most 5 MB in time
 */
export async function fetchGooglePhoto(
  google: Google,
  reference: string,
  log: Pick<Logger, 'warn'>,
  patienceMs = PATIENCE_MS,
): Promise<Photo | null> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const asked = googleAddress(google, 'photo', { maxwidth: WIDTH, photo_reference: reference });
    const first = await fetchOutside(asked, {
      service: 'google-places',
      maxBytes: MAX_BYTES,
      redirect: 'show',
      signal,
    });
    if (first.status === 400 || first.status === 404) {
      await first.body?.cancel();
      return null;
    }
    const response = isRedirect(first) ? await follow(first, asked, google, signal) : first;
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Google answered ${response.status}`);
    }
    const content = Buffer.from(await response.arrayBuffer());
    const type = detectPhotoType(content);
    if (type === null) throw new Error('Google sent something that is no picture');
    return { content, type };
  } catch (error) {
    log.warn({ err: error }, 'no photo from Google');
    throw new Problem('place-unavailable', { cause: error });
  }
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
}

/** Follows one redirect, without the key, and only to addresses of Google's photos. */
async function follow(
  first: Response,
  asked: URL,
  google: Google,
  signal: AbortSignal,
): Promise<Response> {
  await first.body?.cancel();
  const target = URL.parse(first.headers.get('location') ?? '', asked);
  if (target === null || !isPhotoAddress(target, google)) {
    throw new Error(`Google led to ${target?.origin ?? 'nowhere'}`);
  }
  return fetchOutside(target, { service: 'google-places', maxBytes: MAX_BYTES, signal });
}

function detectPhotoType(content: Buffer): PhotoType | null {
  const head = content.subarray(0, 16).toString('latin1');
  return SIGNATURES.find(([, begins]) => begins(head))?.[0] ?? null;
}
