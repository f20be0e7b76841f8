import type { Context, Hono } from 'hono';
import { parse } from 'valibot';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { Database, Queryable } from '../database/database.ts';
import { isRetryable } from '../database/failures.ts';
import {
  claimKey,
  type KeyedRequest,
  keepAnswer,
  releaseKey,
  requestDigest,
} from '../database/idempotency-store.ts';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { readBody } from './read-body.ts';
import { readForm } from './read-form.ts';
import { isSameOrigin } from './same-origin.ts';
import type { RequestContext, ServedRoute } from './serve.ts';
import { parsePart } from './validate.ts';

const MAX_ATTEMPTS = 4;

/** Mounts a route: rate limit, origin, session, validation, idempotency, transaction, answer. */
export function mount(
  app: Hono<AppEnv>,
  served: ServedRoute,
  services: Services,
  limits: RateLimits,
): void {
  const { route } = served;
  app.on(route.method, [route.path], async (c) => {
    await admit(c, route, services, limits);
    const actor = await services.actorOf(c.req.raw.headers);
    if (route.access !== 'public' && actor === null) throw new Problem('signed-out');
    if (route.access === 'admin' && actor?.role !== 'admin') throw new Problem('forbidden');

    const translate = services.translatorFor(c.req.raw.headers);
    const rawBody = await bodyOf(c, route);
    const part = (schema: RouteDefinition['params'], value: unknown) =>
      schema === undefined ? undefined : parsePart(schema, value, translate.i18n);
    const input = {
      params: part(route.params, c.req.param()),
      query: part(route.query, queryOf(c)),
      body: part(route.body, rawBody),
    };

    const base = {
      services,
      actor,
      now: services.now(),
      translate,
      requestId: c.get('requestId'),
      log: c.get('log'),
      headers: c.req.raw.headers,
      address: c.get('address'),
      answerHeaders: new Headers(),
    };
    const answer = async (db: Queryable, later: (() => Promise<void> | void)[]) => {
      const context: RequestContext = { ...base, db, afterCommit: (work) => later.push(work) };
      const raw = await served.handle(input as never, context);
      // Shaped by the contract: what the contract doesn't name never leaves the server.
      return parse(route.response, raw);
    };

    let status: number = route.status ?? 200;
    let body: unknown;
    const later: (() => Promise<void> | void)[] = [];
    if (route.method === 'GET') {
      body = await answer(services.database.replica, later);
    } else if (route.transaction === 'own') {
      const keyed = keyedRequest(c, route, actor?.id, rawBody, base.now);
      const { database } = services;
      [status, body] = await changeOutside(database, keyed, status, () =>
        answer(database.main, later),
      );
    } else {
      const keyed = keyedRequest(c, route, actor?.id, rawBody, base.now);
      const outcome = await withRetry(() => {
        later.length = 0;
        return services.database.transaction((tx) =>
          changeOnce(tx, keyed, status, () => answer(tx, later)),
        );
      });
      if (outcome instanceof Problem) throw outcome;
      [status, body] = outcome;
    }
    for (const work of later) {
      try {
        await work();
      } catch (error) {
        base.log.error({ err: error }, 'work after commit failed');
      }
    }
    base.answerHeaders.forEach((value, name) => {
      c.header(name, value, { append: true });
    });
    if (!base.answerHeaders.has('cache-control')) c.header('cache-control', 'private, no-store');
    return c.json(body as object, status as 200);
  });
}

/**
 * Does the work of a transaction, or replays what its key has done already.
 *
 * @returns status and answer, or a refusal whose changes are to be committed
 */
async function changeOnce(
  tx: Queryable,
  keyed: KeyedRequest | null,
  status: number,
  work: () => Promise<unknown>,
): Promise<[number, unknown] | Problem> {
  if (keyed !== null) {
    const claim = await claimKey(tx, keyed);
    if (claim.kind === 'other-contents') throw new Problem('idempotency-key-reused');
    if (claim.kind === 'replay') return [claim.status, claim.answer];
  }
  try {
    const fresh = await work();
    if (keyed !== null) await keepAnswer(tx, keyed, status, fresh);
    return [status, fresh];
  } catch (error) {
    if (!(error instanceof Problem && error.keepsChanges)) throw error;
    // As after a rollback, the key is free: a refusal is never replayed.
    if (keyed !== null) await releaseKey(tx, keyed);
    return error;
  }
}

/**
 * Does work that opens its own transactions, or replays what its key has done already. Two rivals
 * with one key may both do the work, which such a route must bear; one of the answers is kept.
 */
async function changeOutside(
  database: Database,
  keyed: KeyedRequest | null,
  status: number,
  work: () => Promise<unknown>,
): Promise<[number, unknown]> {
  if (keyed === null) return [status, await work()];
  const known = await database.transaction(async (tx) => {
    const claim = await claimKey(tx, keyed);
    if (claim.kind === 'fresh') await releaseKey(tx, keyed);
    return claim;
  });
  if (known.kind === 'other-contents') throw new Problem('idempotency-key-reused');
  if (known.kind === 'replay') return [known.status, known.answer];
  const fresh = await work();
  await database.transaction(async (tx) => {
    const claim = await claimKey(tx, keyed);
    if (claim.kind === 'fresh') await keepAnswer(tx, keyed, status, fresh);
  });
  return [status, fresh];
}

async function admit(
  c: Context<AppEnv>,
  route: RouteDefinition,
  services: Services,
  limits: RateLimits,
): Promise<void> {
  if (!c.get('internal')) {
    const wait = await limits.take(route.limit ?? 'api', c.get('address'));
    if (wait > 0) throw new Problem('rate-limited', { retryAfter: wait });
  }
  if (route.method !== 'GET') {
    const origin = new URL(services.config.http.publicUrl).origin;
    if (!isSameOrigin(c.req.raw.headers, origin)) throw new Problem('cross-origin');
  }
}

async function bodyOf(c: Context<AppEnv>, route: RouteDefinition): Promise<unknown> {
  if (route.body === undefined) return undefined;
  return route.multipart === undefined ? readBody(c) : readForm(c, route.multipart);
}

function queryOf(c: Context): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    const [first] = values;
    if (first !== undefined) query[name] = values.length > 1 ? values : first;
  }
  return query;
}

function keyedRequest(
  c: Context<AppEnv>,
  route: RouteDefinition,
  actorId: string | undefined,
  body: unknown,
  now: Temporal.Instant,
): KeyedRequest | null {
  const key = c.req.header('idempotency-key');
  if (route.idempotent !== true || key === undefined) return null;
  if (key.length < 8 || key.length > 200) {
    throw new Problem('invalid-input', { fields: { 'Idempotency-Key': '8–200' } });
  }
  return {
    owner: actorId ?? `address:${c.get('address')}`,
    key,
    requestHash: requestDigest(route.method, c.req.path, body),
    now,
  };
}

/** Runs a transaction again when it lost against a rival; the work inside has no other effect. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt));
    }
  }
}
