import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '#platform/server/config/config.ts';
import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { fileHeaders } from '#platform/server/http/security-policy.ts';
import { compose } from './compose.ts';
import { mountCompression } from './compress-pages.ts';
import { type DemoWorld, readDemoWorld } from './demo-world.ts';
import { FEATURES } from './features.ts';
import { makeServices } from './make-services.ts';
import { openPageCache } from './page-cache.ts';
import { mountPages, type RenderPage } from './pages.ts';
import { startNotice } from './start-notice.ts';
import { StartupError } from './startup-error.ts';
import { startupStep } from './startup-step.ts';
import { mountStaticFiles, readStaticFiles, type StaticFiles } from './static-files.ts';
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
  const port = await listen(server, config);

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
  });
  if (config.jobs) await services.jobs.start(jobHandlers);
  process.stdout.write(startNotice(services, port, demo?.accounts ?? []));
}

function listen(server: Server, { http }: Config): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      fail(
        error.code === 'EADDRINUSE'
          ? new StartupError(`Port ${http.port} is taken. Set PORT to another one.`)
          : error,
      );
    });
    server.listen(http.port, http.host, () => done((server.address() as AddressInfo).port));
  });
}
