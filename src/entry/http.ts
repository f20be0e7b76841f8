import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { loadConfig } from '#platform/server/config/config.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { openDatabase } from './open-database.ts';
import type { RenderPage } from './pages.ts';
import { startProcess } from './startup-error.ts';
import { startupStep } from './startup-step.ts';

/**
 * Pictures are outside of the heap, and V8 collects garbage after each few megabytes of them.
 * Counted against the limit of the whole process, it does so three times in forty pictures instead
 * of fourteen.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit');

/** The pages, from the other half of the build. */
const PAGES = resolve(import.meta.dirname, '../ssr/ssr.js');

await startProcess(async (signals) => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  // The database opens in a thread of its own while this one loads the rest of the server.
  const [database, { serveHttp, parts }, { renderPage }] = await Promise.all([
    startupStep('Opening the database', () =>
      openDatabase(config, (error) => log.error({ err: error }, 'database')),
    ),
    import('./serve-http.ts').then(async ({ serveHttp, readBuiltParts }) => ({
      serveHttp,
      parts: await readBuiltParts(config),
    })),
    import(pathToFileURL(PAGES).href) as Promise<{ renderPage: RenderPage }>,
  ]);
  signals.onStop(() => database.close());
  await serveHttp(config, log, database, parts, renderPage, signals);
});
