import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { RESOURCE_POLICY, resourcePolicyFor } from '#platform/server/http/security-policy.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.avif': 'image/avif',
};
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const compress = promisify(brotliCompress);

interface StaticFile {
  bytes: Buffer;
  type: string;
  etag: string;
  extension: string;
  /** Brotli, made when first requested. */
  brotli?: Promise<Buffer>;
}

/** Files by the path they are served at. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Serves built files from memory; hashed names are cached forever.
 *
 * @param headers sent with each
 */
export function mountStaticFiles(
  app: Hono<AppEnv>,
  files: StaticFiles,
  headers: Readonly<Record<string, string>>,
): void {
  app.use(async (c, next) => {
    const file = c.req.method === 'GET' ? files.get(c.req.path) : undefined;
    if (file === undefined) return next();
    c.set('isFile', true);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header(RESOURCE_POLICY, resourcePolicyFor(file.type));
    c.header('etag', file.etag);
    c.header(
      'cache-control',
      c.req.path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    );
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    c.header('content-type', file.type);
    c.header('vary', 'accept-encoding');
    const wantsBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    if (!wantsBrotli || !COMPRESSED.has(file.extension)) return c.body(new Uint8Array(file.bytes));
    file.brotli ??= compress(file.bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(await file.brotli));
  });
}

/** Reads all files of a folder and those below it. */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const extension = extname(name);
    files.set(`/${relative(folder, path).replaceAll('\\', '/')}`, {
      bytes,
      extension,
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    });
  }
  return files;
}
