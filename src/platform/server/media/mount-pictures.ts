import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { type AppEnv, callerNetwork } from '../http/caller.ts';

import type { RateLimitClass, RateLimits } from '../http/rate-limits.ts';
import { RESOURCE_POLICY, resourcePolicyFor } from '../http/security-policy.ts';
import type { Services } from '../services.ts';
import {
  CONTENT_TYPES,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
  type RenditionCost,
} from './pictures.ts';

/** The limit class of each cost; reading a file is not limited. */
const LIMITS: Record<RenditionCost, RateLimitClass> = { check: 'network', make: 'picture' };
const YEAR_SECONDS = 31_536_000;

/** `GET /media/{key}/{width}.{format}`: a picture that may be cached permanently. */
export function mountPictures(
  app: Hono<AppEnv>,
  services: Pick<Services, 'pictures'>,
  limits: Pick<RateLimits, 'spend'>,
): void {
  app.get('/media/:key/:file', async (c) => {
    const wanted = readFileName(c.req.param('file'));
    const picture =
      wanted === null
        ? null
        : await services.pictures.rendition(
            c.req.param('key'),
            wanted.width,
            wanted.format,
            (cost) => limits.spend(LIMITS[cost], callerNetwork(c.get('address'))),
          );
    c.header('x-content-type-options', 'nosniff');
    if (wanted === null || picture === null) {
      c.header('cache-control', 'no-store');
      return c.text('No such picture.', 404);
    }
    const type = CONTENT_TYPES[wanted.format];
    c.header(RESOURCE_POLICY, resourcePolicyFor(type));
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`;
    c.header('etag', etag);
    c.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('content-type', type);
    c.header('content-length', String(picture.length));
    return c.body(new Uint8Array(picture));
  });
}

function readFileName(file: string): { width: PictureWidth; format: PictureFormat } | null {
  const [, widthText, formatText] = /^(\d{3,4})\.([a-z]{3,4})$/.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((one) => String(one) === widthText);
  const format = PICTURE_FORMATS.find((one) => one === formatText);
  return width === undefined || format === undefined ? null : { width, format };
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
