import { timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

const PING_MS = 1_500;

/** `/healthz`: the process is running. `/readyz`: it can serve. `/metrics`: Prometheus text. */
export function mountHealth(
  app: Hono<AppEnv>,
  services: Pick<Services, 'config' | 'database' | 'metrics'>,
): void {
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
    if (!maySeeMetrics(c, services.config)) {
      return c.json({ status: 'token required' }, 401);
    }
    return c.text(await services.metrics.text(), 200, {
      'content-type': services.metrics.contentType,
    });
  });
}

/**
 * Callers with the token. Without a configured one, no one: a proxy on this machine forwards
 * requests of the whole world, and one that adds no header and names the server as itself can't be
 * distinguished from its owner.
 */
function maySeeMetrics(c: Context<AppEnv>, { http }: Services['config']): boolean {
  const { metricsToken } = http;
  if (metricsToken === undefined) return false;
  const sent = Buffer.from(c.req.header('authorization') ?? '');
  const right = Buffer.from(`Bearer ${metricsToken}`);
  return sent.length === right.length && timingSafeEqual(sent, right);
}
