import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { makeConcurrencyLimit } from '#platform/server/concurrency-limit.ts';
import type { AppEnv } from '#platform/server/http/app-env.ts';
import { callerNetwork } from '#platform/server/http/caller-network.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { PLACE_IMAGES, placeImageQuery } from '../contract.ts';
import type { Place } from '../places/place.ts';
import { drawPlaceholder } from './places/draw-placeholder.ts';
import { type Drawing, findDrawing } from './places/drawing-references.ts';
import { fetchGooglePhoto, type Photo } from './places/google-photo.ts';
import { readSignedPhoto } from './places/photo-references.ts';

/** Seconds: an SVG changes with our code alone, the reference of a photo is valid for an hour. */
const DRAWING_SECONDS = 86_400;
const PHOTO_SECONDS = 3_600;

/** Each concurrent photo may take 5 MB of memory. */
const AT_ONCE = 8;
const MAX_WAITING = 64;

/** Draws a place of the catalogue as an SVG document without any user-written text. */
export type DrawPlace = (
  place: Pick<Place, 'id' | 'kind'>,
  drawing: Drawing,
) => string | Promise<string>;

/**
 * `GET /api/experienceImages`: an SVG of a built-in place, or one of Google's photos, for
 * references that we signed. Nothing else is ever fetched.
 *
 * @param draw a placeholder of its kind by default
 */
export function mountPlaceImages(
  app: Hono<AppEnv>,
  { config, now }: Pick<Services, 'config' | 'now'>,
  limits: Pick<RateLimits, 'spend'>,
  draw: DrawPlace = drawPlaceholder,
): void {
  const photoLimit = makeConcurrencyLimit({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    refusal: 'pictures-busy',
    retrySeconds: 10,
  });

  const fetchPhoto = async (c: Context<AppEnv>, query: PlaceImage): Promise<Photo | null> => {
    const { google } = config.places;
    if (google === undefined) return null;
    const { photo_reference, place_id } = query;
    const reference = readSignedPhoto(photo_reference, place_id, now(), config);
    if (reference === null) return null;
    await limits.spend('google-place', callerNetwork(c.get('address')));
    return photoLimit(() => fetchGooglePhoto(google, reference, c.get('log')));
  };

  app.get(PLACE_IMAGES, async (c) => {
    await limits.spend('picture', callerNetwork(c.get('address')));
    const { success, output } = v.safeParse(placeImageQuery, c.req.query());
    if (!success) throw new Problem('not-found');
    const drawn = findDrawing(output.photo_reference, output.place_id);
    c.header('x-content-type-options', 'nosniff');
    if (drawn !== null) return showDrawing(c, await draw(drawn.place, drawn.drawing));
    const photo = await fetchPhoto(c, output);
    if (photo === null) throw new Problem('not-found');
    c.header('cache-control', `private, max-age=${PHOTO_SECONDS}`);
    c.header('content-type', photo.type);
    return c.body(new Uint8Array(photo.content));
  });
}

function showDrawing(c: Context<AppEnv>, svg: string): Response {
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
  c.header('etag', etag);
  c.header('cache-control', `public, max-age=${DRAWING_SECONDS}`);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('content-type', 'image/svg+xml');
  return c.body(svg);
}

type PlaceImage = v.InferOutput<typeof placeImageQuery>;
