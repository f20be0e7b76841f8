import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate, requireMigrated } from '#platform/server/database/migrate.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import { mountCompression, takesBrotli } from '#platform/server/http/compression.ts';
import {
  fileHeaders,
  RESOURCE_POLICY,
  resourcePolicyFor,
} from '#platform/server/http/security-policy.ts';
import { startTracing } from '#platform/server/telemetry/tracing.ts';
import { version } from '../../package.json';
import { compose } from './compose.ts';
import { type DemoWorld, readDemoWorld } from './demo-world.ts';
import { closeWhenQuiet, endConnectionsWithAnswers } from './drain.ts';
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
/** Milliseconds between two checks for clients that send a request too slowly. */
const SLOW_CLIENTS_MS = 5_000;
/** Connections of clients at once, streams of events among them; more are closed. */
const MAX_CONNECTIONS = 10_000;
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
  await bringUpToDate(config, database);
  const stopTracing = await startTracing(config, { version });
  const base = makeServices(config, database, log);
  const { app, services, limits, jobHandlers, searches, views } = compose(base, FEATURES, {
    mountOutermost: mountCompression,
    mountFiles: (api) => mountStaticFiles(api, files, fileHeaders(config)),
  });
  const stopMapStyle = await services.mapStyle.follow();
  const pageCache = config.pageCache ? await openPageCache(services) : null;
  mountPages(app, limits, renderPage, services, pageCache);
  if (demo !== null) await startupStep('Loading the demo world', () => demo.loadOnce(services));

  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage };
      return app.fetch(request, { remoteAddress: incoming.socket.remoteAddress, incoming });
    },
    // For requests without one, as balancers check by HTTP/1.0.
    hostname: new URL(config.http.publicUrl).hostname,
    serverOptions: { connectionsCheckingInterval: SLOW_CLIENTS_MS },
  }) as Server;
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  // Before it listens: requests queue jobs from the first one on, for others where it has no workers.
  await services.jobs.prepare();
  const port = await listen(server, { setting: 'PORT', ...config.http });

  signals.onStop(async (signal) => {
    services.readiness.isStopping = true;
    endConnectionsWithAnswers(server);
    // Someone at a keyboard doesn't wait for balancers.
    if (signal === 'SIGTERM') await delay(config.drainSeconds * 1_000);
    const forced = setTimeout(() => server.closeAllConnections(), STOP_MS);
    // A stream of events never ends in that time.
    await services.live.close();
    await closeWhenQuiet(server);
    clearTimeout(forced);
    await services.jobs.stop();
    await services.mailer.close();
    await pageCache?.close();
    await limits.close();
    await searches.close();
    await views.close();
    stopMapStyle();
    await services.changeFeed.close();
    await database.close();
    await stopTracing();
  }, config.drainSeconds);
  services.health.watch();
  searches.start();
  views.start();
  if (config.jobs) await services.jobs.start(jobHandlers);
  process.stdout.write(
    startNotice(services, port, demo?.accounts ?? [], await services.mapStyle.offerOnce()),
  );
}

/** Migrates, or refuses a database that lacks migrations where that is done before. */
async function bringUpToDate(config: Config, database: Database): Promise<void> {
  const folder = join(ROOT, 'migrations');
  if (!config.migrate) return requireMigrated(database, folder);
  await startupStep('Bringing its tables up to date', () => migrate(database, folder));
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

/** Ends the name of a compressed copy beside its file (`scripts/launch/compress-files.js`). */
const BROTLI_COPY = '.br';

interface StaticFile {
  bytes: Buffer;
  type: string;
  etag: string;
  /** Its compressed copy, which the build makes of texts. */
  brotli: Buffer | null;
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
    if (file.brotli === null || !takesBrotli(c)) return c.body(new Uint8Array(file.bytes));
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(file.brotli));
  });
}

/** Reads all files of a folder and those below it. */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (path.endsWith(BROTLI_COPY) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    const copy = `${path}${BROTLI_COPY}`;
    files.set(`/${relative(folder, path).replaceAll('\\', '/')}`, {
      bytes,
      brotli: existsSync(copy) ? readFileSync(copy) : null,
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    });
  }
  return files;
}
