import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/app-env.ts';

/** Not a stream of events: what is gathered to be compressed comes too late. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml))/;
/** Below this nothing is gained. */
const WORTH_BYTES = 1024;

/** Compresses pages and JSON answers as they are sent. */
export function mountCompression(app: Hono<AppEnv>): void {
  app.use(async (c, next) => {
    await next();
    const { headers, body } = c.res;
    const length = headers.get('content-length');
    if (
      body === null ||
      c.get('internal') ||
      headers.has('content-encoding') ||
      !/\bbr\b/.test(c.req.header('accept-encoding') ?? '') ||
      !TEXT.test(headers.get('content-type') ?? '') ||
      (length !== null && Number(length) < WORTH_BYTES)
    ) {
      return;
    }
    const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    Readable.fromWeb(body as never).pipe(encoder);
    const compressed = Readable.toWeb(encoder) as unknown as ReadableStream;
    c.res = new Response(compressed, c.res);
    c.res.headers.set('content-encoding', 'br');
    c.res.headers.delete('content-length');
    c.res.headers.append('vary', 'accept-encoding');
  });
}
