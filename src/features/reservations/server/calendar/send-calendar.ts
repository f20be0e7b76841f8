import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '#platform/server/http/caller.ts';

/** A calendar that is read again and again: unchanged, it is not sent again. */
export function sendCalendar(c: Context<AppEnv>, file: string): Response {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 27)}"`;
  c.header('etag', etag);
  c.header('cache-control', 'private, no-cache');
  c.header('x-robots-tag', 'noindex');
  if (isAmong(etag, c.req.header('if-none-match'))) return c.body(null, 304);
  c.header('content-type', 'text/calendar; charset=utf-8');
  return c.body(file);
}

/** Whether a tag is among the client's, even if a proxy made it weak. */
function isAmong(etag: string, kept = ''): boolean {
  return kept.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
