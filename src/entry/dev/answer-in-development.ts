import type { IncomingMessage } from 'node:http';
import { type Config, loadConfig } from '#platform/server/config/config.ts';

import type { Database } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { writePrivately } from '#platform/server/private-files.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { type Composition, compose } from '../compose.ts';
import { readDemoWorld } from '../demo-world.ts';
import { FEATURES } from '../features.ts';
import { makeServices } from '../make-services.ts';
import { openDatabase } from '../open-database.ts';
import { mountPages, type RenderPage } from '../pages.ts';
import { mailLines } from '../start-notice.ts';

interface Opened {
  config: Config;
  base: ReturnType<typeof makeServices>;
  database: Database;
}

// Modules are loaded again when a file changes; the database stays open meanwhile.
const kept = globalThis as { wayhearthOpened?: Promise<Opened> };
let composition: Promise<Composition> | undefined;

/** Serves one request of `npm run dev`, with the current code. */
export async function answerInDevelopment(
  request: Request,
  renderPage: RenderPage,
): Promise<Response> {
  kept.wayhearthOpened ??= openOnce();
  composition ??= composeOver(kept.wayhearthOpened, renderPage);
  const { app } = await composition;
  return app.fetch(request, { remoteAddress: getPeerAddress(request) });
}

/** Address of the connection's peer: `HOST` may admit other machines here too. */
function getPeerAddress(request: Request): string {
  const { runtime } = request as Request & { runtime?: { node?: { req?: IncomingMessage } } };
  const peer = runtime?.node?.req?.socket.remoteAddress;
  // Without it every caller would count as this machine, or development would be impossible.
  if (peer === undefined) throw new Error('the development server names no peer of a request');
  return peer;
}

async function openOnce(): Promise<Opened> {
  writePrivately();
  const config = loadConfig({ NODE_ENV: 'development', RATE_LIMITS: 'off', ...process.env });
  const log = makeLog(config.logLevel);
  const database = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  await migrate(database, 'migrations');
  const base = makeServices(config, database, log);
  process.stdout.write(`${mailLines(base, config.http.port).join('\n')}\n`);
  return { config, database, base };
}

async function composeOver(opened: Promise<Opened>, renderPage: RenderPage): Promise<Composition> {
  const { base, config } = await opened;
  const made = compose(base, FEATURES);
  await made.services.mapStyle.follow();
  mountPages(made.app, made.limits, renderPage, made.services, null);
  if (config.demo) await (await readDemoWorld()).loadOnce(made.services);
  if (config.jobs) await made.services.jobs.start(made.jobHandlers);
  else await made.services.jobs.prepare();
  return made;
}
