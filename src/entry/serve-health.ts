import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { mountHealth } from '#platform/server/http/api.ts';
import type { AppEnv } from '#platform/server/http/caller.ts';
import type { Services } from '#platform/server/services.ts';
import { listen } from './listen.ts';

/**
 * Serves the health and the metrics of a process that has no pages.
 *
 * @returns stops it; null where no METRICS_PORT is set
 * @throws StartupError where the port is taken
 */
export async function serveHealth(
  services: Pick<Services, 'config' | 'database' | 'metrics' | 'readiness'>,
): Promise<(() => Promise<void>) | null> {
  const { metricsPort: port, http } = services.config;
  if (port === undefined) return null;
  const app = new Hono<AppEnv>();
  mountHealth(app, services);
  const server = createAdaptorServer({ fetch: app.fetch, hostname: http.host }) as Server;
  await listen(server, { setting: 'METRICS_PORT', port, host: http.host });
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}
