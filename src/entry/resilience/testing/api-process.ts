import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { compose } from '#entry/compose.ts';
import { FEATURES } from '#entry/features.ts';
import { makeServices } from '#entry/make-services.ts';
import { openDatabase } from '#entry/open-database.ts';
import { startProcess } from '#entry/startup-error.ts';
import { loadConfig } from '#platform/server/config/config.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { makeLog } from '#platform/server/telemetry/log.ts';
import { withOneConnection } from '#platform/server/testing/one-connection.ts';

// The API in a process of its own, without pages, so that it can be killed before they are built.

await startProcess(async () => {
  const config = loadConfig();
  const log = makeLog(config.logLevel);
  const opened = await openDatabase(config, (error) => log.error({ err: error }, 'database'));
  const database = withOneConnection(opened);
  await migrate(database, 'migrations');
  const { app, services, jobHandlers } = compose(makeServices(config, database, log), FEATURES);
  await services.jobs.start(jobHandlers);
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
