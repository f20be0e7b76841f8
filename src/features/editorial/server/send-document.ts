import type { Context } from 'hono';
import type { AppEnv } from '#platform/server/http/app-env.ts';

/** Seconds for which a document may be cached. */
export const FRESH_SECONDS = 3_600;

/** Responds with a document for machines; publicly cacheable for a while. */
export function sendDocument(
  c: Context<AppEnv>,
  type: string,
  body: string | ReadableStream<Uint8Array>,
): Response {
  c.header('content-type', `${type}; charset=utf-8`);
  c.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
  return c.body(body);
}
