import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { makeConcurrencyLimit } from '#platform/server/concurrency-limit.ts';
import { type AppEnv, callerNetwork } from '#platform/server/http/caller.ts';

import { Problem } from '#platform/server/http/problem.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { Services } from '#platform/server/services.ts';
import { PLACE_IMAGES, placeImageQuery } from '../contract.ts';
import type { Place } from '../places/place.ts';
import type { PlaceKind } from '../places/place-kinds.ts';
import { type Drawing, findDrawing } from './places/drawing-references.ts';
import { readSignedPhoto } from './places/google.ts';
import { fetchGooglePhoto, type Photo } from './places/google-photo.ts';

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

/** Pixels, 3 to 2 like photos. */
const WIDTH = 960;
const HEIGHT = 640;
/** Side of a sign on the picture, and of the grid that its lines are drawn on. */
const SIGN = 240;
const GRID = 24;

const COLORS: Readonly<Record<Drawing, { readonly ground: string; readonly ink: string }>> = {
  day: { ground: '#efe4d2', ink: '#7a4a2b' },
  evening: { ground: '#2f2a44', ink: '#f0c48a' },
};

/** The sign of each kind, as the lines of an SVG path. */
const SIGNS: Readonly<Record<PlaceKind, string>> = {
  park: 'M12 3l5 7h-3l4 6H6l4-6H7zM12 16v5',
  garden: 'M12 21v-9a4 4 0 1 1 .1 0M12 18c-3 0-5-1-6-4 3 0 5 1 6 4',
  square: 'M4 4h16v16H4zM12 8v8M8 12h8',
  beach: 'M4 12a8 8 0 0 1 16 0zM12 12v8M5 20h14',
  lake: 'M3 8c3-3 6 3 9 0s6 3 9 0M3 13c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0',
  waterfront: 'M4 15h16l-3 5H7zM12 15V3l6 9h-6',
  trail: 'M6 21c0-6 12-4 12-9S6 9 6 3',
  viewpoint: 'M3 19l6-12 4 8 2-3 6 7z',
  market: 'M3 9l3-5h12l3 5zM5 9v11h14V9M10 20v-6h4v6',
  library: 'M5 4v16M9 4v16M13 4v16M16 4l4 16',
  museum: 'M3 9l9-5 9 5zM6 9v9M10 9v9M14 9v9M18 9v9M3 20h18',
  'arts-centre': 'M5 4h14v8a7 7 0 0 1-14 0zM9 8v1M15 8v1M9 13c2 2 4 2 6 0',
  makerspace: 'M4 20l9-9M9 7l8 8 4-4-8-8z',
  'place-of-worship': 'M4 21v-8a8 8 0 0 1 16 0v8zM12 5V2M10 21v-4a2 2 0 0 1 4 0v4',
};

/** A picture of a place's kind, the same for every place of it. */
export function drawPlaceholder({ kind }: Pick<Place, 'kind'>, drawing: Drawing): string {
  const { ground, ink } = COLORS[drawing];
  const place = `translate(${(WIDTH - SIGN) / 2} ${(HEIGHT - SIGN) / 2}) scale(${SIGN / GRID})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><path transform="${place}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="${SIGNS[kind]}"/></svg>`;
}
