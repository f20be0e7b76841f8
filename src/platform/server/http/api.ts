import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import { SANDBOX_PAGE } from '../payments/sandbox-payments.ts';
import type { Services } from '../services.ts';
import { makePathForLog } from '../telemetry/path-for-log.ts';
import { answerError } from './answer-error.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './caller-address.ts';
import { callerNetwork } from './caller-network.ts';
import { mountHealth } from './health.ts';
import { mountOpenApi } from './openapi-routes.ts';
import { mount, REQUEST_MS } from './pipeline.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { setSecurityHeaders } from './security-policy.ts';
import type { ServedRoute } from './serve.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Routes that a library serves by itself, such as sign-in; they get the request as it is. */
export interface ForeignRoutes {
  readonly paths: readonly `/${string}`[];
  fetch(request: Request, address: string): Promise<Response>;
}

/** What a feature brings to the API. */
export interface FeatureRoutes {
  readonly routes?: readonly ServedRoute[];
  readonly foreign?: readonly ForeignRoutes[];
  /** Mounts what is no JSON call, such as pictures and webhooks. */
  readonly mount?: (app: Hono<AppEnv>) => void;
}

/** What is mounted around the API. */
export interface ApiFrame {
  /** Comes before all else, such as compression. */
  readonly mountOutermost?: (app: Hono<AppEnv>) => void;
  /** Built files, with headers of their own: those of a page would outweigh many of them. */
  readonly mountFiles?: (app: Hono<AppEnv>) => void;
  /** What features mount besides routes, for the document. */
  readonly plainCalls?: readonly PlainCall[];
}

/** Answers that keep somebody out: signed out, no right, too often. */
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403, 429]);

/** Why a request was refused, and of one that was kept out from where it came. */
function refusalOf(c: Context<AppEnv>): { refusal?: string; address?: string } {
  const refusal = c.get('refusal');
  if (refusal === undefined) return {};
  return KEPT_OUT.has(c.res.status) ? { refusal, address: c.get('address') } : { refusal };
}

/**
 * Builds the whole API over the services; the same app serves HTTP, pages and tests.
 *
 * @param frame what stands around it where it is served to browsers
 */
export function makeApi(
  services: Services,
  limits: RateLimits,
  features: readonly FeatureRoutes[],
  frame: ApiFrame = {},
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  frame.mountOutermost?.(app);
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const foreign = features.flatMap((feature) => feature.foreign ?? []);

  const pathForLog = makePathForLog([
    ...routes.map(({ route }) => route.path),
    ...(frame.plainCalls ?? []).map(({ path }) => path),
    SANDBOX_PAGE,
  ]);
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    const log = services.log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('internal', c.env?.internal === true);
    c.set('address', callerAddress(c, services.config.http.trustedProxies));
    const started = performance.now();
    await next();
    // Not `c.header`, which makes the answer anew from the stream of its body.
    c.res.headers.set('x-request-id', requestId);
    const ms = performance.now() - started;
    services.metrics.request(c.req.method, c.req.routePath, c.res.status, ms);
    const line = {
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: Math.round(ms),
      account: c.get('account'),
      ...refusalOf(c),
    };
    // A page's own calls and files are part of the page, which has a line of its own.
    if (c.get('internal') || c.get('isFile')) log.debug(line);
    else log.info(line);
  });
  frame.mountFiles?.(app);
  const secure = setSecurityHeaders(services.config);
  app.use((c, next) => (c.get('internal') ? next() : secure(c, next)));

  mountHealth(app, services);
  app.use('/api/*', async (_c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Problem('timeout')), REQUEST_MS);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
  mountOpenApi(
    app,
    limits,
    routes.map(({ route }) => route),
    frame.plainCalls ?? [],
  );
  for (const feature of features) feature.mount?.(app);
  for (const served of routes) mount(app, served, services, limits);
  for (const { paths, fetch } of foreign) {
    for (const path of paths) {
      app.all(path, async (c) => {
        await limits.spend('api', callerNetwork(c.get('address')));
        return fetch(c.req.raw, c.get('address'));
      });
    }
  }
  app.all('/api/*', async (c) => {
    await limits.spend('api', callerNetwork(c.get('address')));
    throw new Problem('not-found');
  });
  app.onError((error, c) => answerError(error, c, services));
  return app;
}
