import { randomUUID, timingSafeEqual } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { type Context, Hono } from 'hono';
import { BRAND } from '#platform/brand/brand.ts';
import type { ProblemBody } from '#platform/contract/errors.ts';
import type { PlainCall } from '#platform/contract/plain-call.ts';
import { directionFor } from '#platform/i18n/locales.ts';
import { isDatabaseUnavailable, isStatementTimeout } from '../database/failures.ts';
import { SANDBOX_PAGE } from '../payments/sandbox-payments.ts';
import { SANDBOX_ACCOUNT_PAGE } from '../payments/sandbox-payouts.ts';
import type { Services, Translator } from '../services.ts';
import { STATUS_PAGE } from '../status/status-page.ts';
import { makePathForLog } from '../telemetry/log.ts';

import { type AppEnv, callerNetwork } from './caller.ts';

import { mountOpenApi } from './openapi.ts';
import { mount, REQUEST_MS } from './pipeline.ts';
import { Problem, RETRY_AFTER_SECONDS } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { makeRecentWrites } from './recent-writes.ts';
import { requestLabels } from './request-labels.ts';
import { setSecurityHeaders } from './security-policy.ts';
import type { ServedRoute } from './serve.ts';
import { traceRequests } from './trace-requests.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Routes that a library serves itself, such as sign-in; they get the request unchanged. */
export interface ForeignRoutes {
  readonly paths: readonly `/${string}`[];
  fetch(request: Request, address: string): Promise<Response>;
}

/** A feature's contribution to the API. */
export interface FeatureRoutes {
  readonly routes?: readonly ServedRoute[];
  readonly foreign?: readonly ForeignRoutes[];
  /** Pages whose address is a secret, written `/page/:token`: the log leaves it out. */
  readonly secretPages?: readonly string[];
  /** Mounts routes that are no JSON calls, such as pictures and webhooks. */
  readonly mount?: (app: Hono<AppEnv>) => void;
}

/** Parts mounted around the API. */
export interface ApiFrame {
  /** Comes before everything, such as compression. */
  readonly mountOutermost?: (app: Hono<AppEnv>) => void;
  /** Built files, with headers of their own: those of a page would outweigh many of them. */
  readonly mountFiles?: (app: Hono<AppEnv>) => void;
  /** Routes that features mount outside the contract, for the document. */
  readonly plainCalls?: readonly PlainCall[];
}

/** Statuses that deny access: signed out, no right, too often. */
const KEPT_OUT: ReadonlySet<number> = new Set([401, 403, 429]);

/** Why a request was refused, with its origin where access was denied. */
function getRefusalFields(c: Context<AppEnv>): { refusal?: string; address?: string } {
  const refusal = c.get('refusal');
  if (refusal === undefined) return {};
  return KEPT_OUT.has(c.res.status) ? { refusal, address: c.get('address') } : { refusal };
}

/**
 * Builds the whole API over the services; the same app serves HTTP, pages and tests.
 *
 * @param frame parts around it where it is served to browsers
 */
export function makeApi(
  services: Services,
  limits: RateLimits,
  features: readonly FeatureRoutes[],
  frame: ApiFrame = {},
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(traceRequests);
  frame.mountOutermost?.(app);
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const foreign = features.flatMap((feature) => feature.foreign ?? []);

  const pathForLog = makePathForLog([
    ...routes.map(({ route }) => route.path),
    ...(frame.plainCalls ?? []).map(({ path }) => path),
    ...features.flatMap(({ secretPages }) => secretPages ?? []),
    SANDBOX_PAGE,
    SANDBOX_ACCOUNT_PAGE,
  ]);
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    const log = services.log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', log);
    const loggedPath = pathForLog(c.req.path);
    c.set('isSecretPath', loggedPath !== c.req.path);
    c.set('internal', c.env?.internal === true);
    c.set('address', callerAddress(c, services.config.http.trustedProxies));
    const started = performance.now();
    await next();
    // Not `c.header`, which copies the answer from the stream of its body.
    c.res.headers.set('x-request-id', requestId);
    const ms = performance.now() - started;
    const answered = { ...requestLabels(c), status: c.res.status, ms };
    if (c.get('internal')) services.metrics.internalCall(answered);
    else services.metrics.request({ ...answered, method: c.req.method });
    const line = {
      method: c.req.method,
      path: loggedPath,
      status: c.res.status,
      ms: Math.round(ms),
      account: c.get('account'),
      ...getRefusalFields(c),
    };
    // A page's own calls and files are part of the page, which has a log line of its own.
    if (c.get('internal') || c.get('isFile')) log.debug(line);
    else log.info(line);
  });
  frame.mountFiles?.(app);
  const secure = setSecurityHeaders(services);
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
  const writes = makeRecentWrites(services.database, services.config);
  for (const served of routes) mount(app, served, services, limits, writes);
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

/** Turns any error into a problem answer, or a page where one was requested; never a stack. */
function answerError(error: unknown, c: Context<AppEnv>, services: Services): Response {
  const problem = toProblem(error);
  const isRefusal = error instanceof Problem && problem.code !== 'internal';
  if (!isRefusal) c.get('log')?.error({ err: error }, 'request failed');
  if (!isRefusal && problem.code !== 'database-unavailable') {
    const { route } = requestLabels(c);
    services.reportError(error, { route, id: c.get('requestId') ?? '' });
  }
  c.set('refusal', problem.code);
  const { status, message } = services.errors[problem.code];
  const translate = services.translatorFor(c.req.raw.headers);
  const text = translate(message);
  const body: ProblemBody = {
    type: `about:blank#${problem.code}`,
    title: problem.code,
    status,
    code: problem.code,
    message: text,
    error: text,
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    requestId: c.get('requestId') ?? '',
  };
  const retryAfter = problem.retryAfter ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  c.header('cache-control', 'no-store');
  if (asksForPage(c)) {
    const { pathname, search } = new URL(c.req.url);
    // Two slashes in front would be another site's address.
    const address = `${pathname}${search}`.replace(/^\/+/, '/');
    c.header('content-type', 'text/html; charset=utf-8');
    return c.body(
      problemPage({ status, message: text, requestId: body.requestId, address }, translate),
      status as 400,
    );
  }
  c.header('content-type', 'application/problem+json');
  return c.body(JSON.stringify(body), status as 400);
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) return new Problem('database-unavailable', { cause: error });
  return new Problem(isStatementTimeout(error) ? 'timeout' : 'internal', { cause: error });
}

function asksForPage(c: Context<AppEnv>): boolean {
  if (c.req.method !== 'GET' || c.req.path.startsWith('/api/')) return false;
  return (c.req.header('accept') ?? '').includes('text/html');
}

/**
 * Address of the caller, as sessions show it.
 *
 * @param trustedProxies number of proxies in front whose `X-Forwarded-For` entries count
 */
function callerAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.remoteAddress ?? 'local';
  if (trustedProxies === 0) return peer;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || peer;
}

interface ProblemPage {
  readonly status: number;
  /** Translated; describes what happened. */
  readonly message: string;
  readonly requestId: string;
  /** Path and query of the requested page. */
  readonly address: string;
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fefaf3,#14100c);color:light-dark(#2b211b,#f3eee7);font:18px/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}
p{margin:0 0 1rem}
a{color:light-dark(#a8380f,#f59a6c);display:inline-block;min-height:44px;line-height:44px;margin-inline-end:1.5rem}
code{overflow-wrap:anywhere}
small{color:light-dark(#655a52,#bcb2a8);font-size:.875rem}`;

/**
 * A page for a failure in which no page can be rendered: too many requests, no database, an
 * internal error. It needs no script, no picture and no style sheet.
 */
function problemPage(
  { status, message, requestId, address }: ProblemPage,
  translate: Translator,
): string {
  const { locale } = translate;
  const title = translate(msg`This page can't be shown right now`);
  const about = new URLSearchParams({ request: requestId, page: address });
  return `<!doctype html>
<html lang="${locale}" dir="${directionFor(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} · ${BRAND.name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
<p><a href="${escaped(address)}">${escaped(translate(msg`Try again`))}</a>
<a href="/">${escaped(translate(msg`Home page`))}</a>
<a href="${STATUS_PAGE}">${escaped(translate(msg`System status`))}</a>
<a href="/support/contact-us?${escaped(about.toString())}">${escaped(translate(msg`Write to us`))}</a></p>
<p><small>${status} · ${escaped(translate(msg`Request ID`))}: <code dir="ltr">${escaped(requestId)}</code></small></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const PING_MS = 1_500;

/**
 * `/healthz`: the process is running. `/readyz`: it can serve, and goes on to; a replica that is away
 * or behind is reported and left out. `/metrics`: Prometheus text.
 */
export function mountHealth(
  app: Hono<AppEnv>,
  services: Pick<Services, 'config' | 'database' | 'metrics' | 'readiness'>,
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    if (services.readiness.isStopping) return c.json({ status: 'stopping' }, 503);
    const replica = services.database.replica();
    const details = replica === null ? {} : { replica: replica.kind };
    try {
      await services.database.ping(PING_MS);
      return c.json({ status: 'ready', ...details });
    } catch {
      return c.json({ status: 'database unavailable', ...details }, 503);
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
