import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import {
  fileHeaders,
  RESOURCE_POLICY,
  resourcePolicyFor,
} from '#platform/server/http/security-policy.ts';
import { startTracing } from '#platform/server/telemetry/tracing.ts';
import { version } from '../../package.json';
import { compose } from './compose.ts';
import { type DemoWorld, readDemoWorld } from './demo-world.ts';
import { FEATURES } from './features.ts';
import { listen } from './listen.ts';
import { makeServices } from './make-services.ts';
import { openPageCache } from './page-cache.ts';
import { mountPages, type RenderPage } from './pages.ts';
import { startNotice } from './start-notice.ts';
import { startupStep } from './startup-step.ts';
import type { StopSignals } from './stop-signals.ts';

/**
 * Milliseconds that an unused connection stays open. Longer than the 60 s after which load
 * balancers close theirs: of the two, the sender must be the first to close, or its request is
 * lost.
 */
const KEEP_ALIVE_MS = 75_000;
/** Milliseconds that requests in progress get to finish when the server is stopped. */
const STOP_MS = 8_000;
/** Milliseconds between two checks for unused connections. */
const SWEEP_MS = 100;
/** The build that this file belongs to. */
const BUILD = resolve(import.meta.dirname, '..');
const ROOT = resolve(BUILD, '..');

/** The server's part of its build. */
interface BuiltParts {
  readonly files: StaticFiles;
  readonly demo: DemoWorld | null;
}

/** Reads the parts that need no database, while that opens. */
export async function readBuiltParts({ demo }: Config): Promise<BuiltParts> {
  return {
    files: readStaticFiles(join(BUILD, 'client')),
    demo: demo ? await readDemoWorld() : null,
  };
}

/** Serves until the process is stopped: the API, the pages and, where they run here, the jobs. */
export async function serveHttp(
  config: Config,
  log: Logger,
  database: Database,
  { files, demo }: BuiltParts,
  renderPage: RenderPage,
  signals: StopSignals,
): Promise<void> {
  await startupStep('Bringing its tables up to date', () =>
    migrate(database, join(ROOT, 'migrations')),
  );
  const stopTracing = await startTracing(config, { version });
  const base = makeServices(config, database, log);
  const { app, services, limits, jobHandlers } = compose(base, FEATURES, {
    mountOutermost: mountCompression,
    mountFiles: (api) => mountStaticFiles(api, files, fileHeaders(config)),
  });
  const pageCache = config.pageCache ? await openPageCache(services) : null;
  mountPages(app, limits, renderPage, services, pageCache);
  if (demo !== null) await startupStep('Loading the demo world', () => demo.loadOnce(services));

  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      return app.fetch(request, { remoteAddress: incoming.socket.remoteAddress, incoming });
    },
  }) as Server;
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Before it listens: requests queue jobs from the first one on, for others where it has no workers.
  await services.jobs.prepare();
  const port = await listen(server, { setting: 'PORT', ...config.http });

  signals.onStop(async () => {
    const forced = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // A stream of events never ends in that time.
    await services.live.close();
    // A recently busy connection would otherwise stay open for the next request of its browser.
    const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    await new Promise((done) => server.close(done));
    clearInterval(sweeping);
    clearTimeout(forced);
    await services.jobs.stop();
    await services.mailer.close();
    await pageCache?.close();
    await database.close();
    await stopTracing();
  });
  services.health.watch();
  if (config.jobs) await services.jobs.start(jobHandlers);
  process.stdout.write(startNotice(services, port, demo?.accounts ?? []));
}

/** Not for event streams: buffering for compression would delay the events. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml))/;
/**
 * In parallel to the main thread, about a millisecond a page. 7 makes a page of results 10 %
 * smaller than 4 and costs a third of a millisecond more. With a window of less than a megabyte it
 * uses tables that are quick to make; a page of results has 150 kB, and the window covers 256 kB.
 */
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 7,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};
/** Smaller answers gain nothing. */
const WORTH_BYTES = 1024;

/** Compresses pages and JSON answers as they are sent. */
function mountCompression(app: Hono<AppEnv>): void {
  app.use(async (c, next) => {
    await next();
    if (c.get('internal') || !/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return;
    // Reading its body makes a stream of it, which costs more than a small answer itself.
    const { headers } = c.res;
    const length = headers.get('content-length');
    if (
      headers.has('content-encoding') ||
      !TEXT.test(headers.get('content-type') ?? '') ||
      (length !== null && Number(length) < WORTH_BYTES)
    ) {
      return;
    }
    const { body } = c.res;
    if (body === null) return;
    const encoder = createBrotliCompress({ params: BROTLI });
    Readable.fromWeb(body as never).pipe(encoder);
    const compressed = Readable.toWeb(encoder) as unknown as ReadableStream;
    c.res = new Response(compressed, c.res);
    c.res.headers.set('content-encoding', 'br');
    c.res.headers.delete('content-length');
    c.res.headers.append('vary', 'accept-encoding');
  });
}

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
type StaticFiles = ReadonlyMap<string, StaticFile>;

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
