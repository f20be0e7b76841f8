import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

const PING_MS = 1_500;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus text. */
export function mountHealth(app: Hono<AppEnv>, services: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await services.database.ping(PING_MS);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  app.get('/metrics', async (c) => {
    const { metricsToken } = services.config.http;
    if (metricsToken !== undefined && c.req.header('authorization') !== `Bearer ${metricsToken}`) {
      return c.json({ status: 'token required' }, 401);
    }
    return c.text(await services.metrics.text(), 200, {
      'content-type': services.metrics.contentType,
    });
  });
}
