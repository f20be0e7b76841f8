import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Context, Hono } from 'hono';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

const PING_MS = 1_500;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** A proxy that asks for somebody adds one of these. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus text. */
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
    if (!maySeeMetrics(c, services.config.http.metricsToken)) {
      return c.json({ status: 'token required' }, 401);
    }
    return c.text(await services.metrics.text(), 200, {
      'content-type': services.metrics.contentType,
    });
  });
}

/** Who sends the token; without one, who asks from this machine and for nobody else. */
function maySeeMetrics(c: Context<AppEnv>, token: string | undefined): boolean {
  if (token !== undefined) {
    const sent = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    return sent.length === right.length && timingSafeEqual(sent, right);
  }
  const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined);
  return !isForwarded && isThisMachine(c.env?.remoteAddress ?? '');
}

function isThisMachine(address: string): boolean {
  return isIP(address) !== 0 && LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
