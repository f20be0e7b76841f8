import { isIP } from 'node:net';
import type { Context, Hono } from 'hono';
import { parse } from 'valibot';
import { type Duty, hasDuty } from '#domain/roles.ts';
import { isProofRecent } from '#domain/session-life.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { Database, Queryable } from '../database/database.ts';
import { isRetryable } from '../database/failures.ts';
import {
  claimKey,
  type KeyClaim,
  type KeyedRequest,
  keepAnswer,
  releaseKey,
  requestDigest,
} from '../database/idempotency-store.ts';
import type { Actor, Services } from '../services.ts';
import { type AppEnv, admitCaller } from './caller.ts';
import { parsePart, parsePath, storableQuery } from './parse-input.ts';
import { Problem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import { readBody, readForm } from './read-form.ts';
import type { RecentWrites } from './recent-writes.ts';
import type { RequestContext, ServedRoute } from './serve.ts';
import { findTarget, standIn } from './stand-in.ts';

/** Milliseconds after which an API request times out. */
export const REQUEST_MS = 15_000;

const MAX_ATTEMPTS = 4;

/** Work that is done after the commit. */
type Work = () => Promise<void> | void;

/** Mounts a route: session, limits, origin, validation, idempotency, transaction, answer. */
export function mount(
  app: Hono<AppEnv>,
  served: ServedRoute,
  services: Services,
  limits: RateLimits,
  writes: RecentWrites,
): void {
  const { route } = served;
  app.on(route.method, [route.path], async (c) => {
    const caller = await admitCaller(c, route.limit ?? 'api', services, limits, route.account);
    const actor = caller === null ? null : standIn(route, caller);
    if (route.method !== 'GET') {
      const { origin } = new URL(services.config.http.publicUrl);
      if (!isSameOrigin(c.req.raw.headers, origin)) throw new Problem('cross-origin');
    }
    if (route.access !== 'public' && actor === null) throw new Problem('signed-out');
    if (actor !== null) requireDuty(c, route, actor);
    if (route.proof === 'recent' && !isProofRecent(actor?.provedAt ?? null, services.now())) {
      throw new Problem('proof-needed');
    }

    const translate = services.translatorFor(c.req.raw.headers);
    const part = (schema: RouteDefinition['query'], value: unknown, texts?: 'any') =>
      schema === undefined ? undefined : parsePart(schema, value, translate.i18n, texts);
    const input = {
      params: route.params === undefined ? undefined : parsePath(route.params, c.req.param()),
      query: part(route.query, storableQuery(readQuery(c))),
      body: part(route.body, await readRouteBody(c, route), route.texts),
    };
    // Before the transaction: a count has a connection of its own, and rivals for the last ones of
    // a pool would each hold one and wait for another.
    if (route.accountLimit !== undefined && actor !== null) {
      await limits.spend(route.accountLimit, actor.id);
    }

    const base = {
      services,
      actor,
      actingFor: caller?.actingFor ?? null,
      now: services.now(),
      translate,
      requestId: c.get('requestId'),
      log: c.get('log'),
      headers: c.req.raw.headers,
      address: c.get('address'),
      answerHeaders: new Headers(),
    };
    const contextOn = (db: Queryable, later: Work[]): RequestContext => ({
      ...base,
      db,
      afterCommit: (work) => later.push(work),
    });
    const answer = async (db: Queryable, later: Work[]) => {
      const raw = await served.handle(input as never, contextOn(db, later));
      if (actor?.by !== undefined && route.method !== 'GET') {
        const target = findTarget(c);
        const { coHostId } = actor.by;
        await services.coHosts.sign(db, { coHostId, at: base.now, route: route.id, target });
      }
      // Shaped by the contract: other fields never leave the server.
      return parse(route.response, raw);
    };

    let status: number = route.status ?? 200;
    let body: unknown;
    const later: Work[] = [];
    if (route.method === 'GET') {
      const { database } = services;
      const mayBeOld = route.mayBeOld === true && !writes.has(c.req.raw.headers, actor?.id ?? null);
      const read = (db: Queryable) => {
        // An earlier try may have failed half-way.
        later.length = 0;
        return answer(db, later);
      };
      body = await withRetry(() => (mayBeOld ? database.readReplica(read) : read(database.main)));
    } else if (route.transaction === 'own') {
      const keyed = keyedRequest(c, route, input.body, base);
      const { database } = services;
      const { replay } = served;
      [status, body] = await changeOutside(database, keyed, status, {
        work: () => answer(database.main, later),
        replay: replay && (() => replay(input as never, contextOn(database.main, later))),
        patienceMs: REQUEST_MS,
      });
    } else {
      const keyed = keyedRequest(c, route, input.body, base);
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
    const wrote = route.method === 'GET' ? null : writes.note(actor?.id ?? null);
    if (wrote !== null) c.header('set-cookie', wrote, { append: true });
    base.answerHeaders.forEach((value, name) => {
      c.header(name, value, { append: true });
    });
    if (!base.answerHeaders.has('cache-control')) c.header('cache-control', 'private, no-store');
    const { handOver } = c.env ?? {};
    if (handOver === undefined) return c.json(body as object, status as 200);
    handOver(body);
    return c.body(null, status as 200);
  });
}

/**
 * Refuses a call of the console by others than staff with its duty, as if there were no such route.
 *
 * @throws Problem `not-found`; `second-factor-missing`
 */
function requireDuty(c: Context<AppEnv>, { id, access }: RouteDefinition, actor: Actor): void {
  const duty: Duty | null = access === 'public' || access === 'signed-in' ? null : access;
  if (duty === null || hasDuty(actor.role, duty)) return;
  c.get('log').warn(
    { account: actor.id, address: c.get('address'), route: id, duty },
    'call of staff refused',
  );
  const isAwaited = actor.awaitedRole !== null && hasDuty(actor.awaitedRole, duty);
  throw new Problem(isAwaited ? 'second-factor-missing' : 'not-found');
}

/**
 * Does the work of a transaction, or replays the earlier answer of its key.
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
    if (claim.kind === 'replay') return [claim.status, claim.answer];
    if (claim.kind !== 'fresh') throw new Problem('idempotency-key-reused');
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

async function readRouteBody(c: Context<AppEnv>, route: RouteDefinition): Promise<unknown> {
  if (route.body === undefined) return undefined;
  return route.multipart === undefined ? readBody(c) : readForm(c, route.multipart);
}

function readQuery(c: Context): Record<string, string | string[]> {
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
  body: unknown,
  { actor, now, services, address }: Pick<RequestContext, 'actor' | 'now' | 'services' | 'address'>,
): KeyedRequest | null {
  const key = c.req.header('idempotency-key');
  if (route.idempotent !== true || key === undefined) return null;
  if (key.length < 8 || key.length > 200) {
    throw new Problem('invalid-input', { fields: { 'Idempotency-Key': '8–200' } });
  }
  return {
    owner: actor?.id ?? `address:${address}`,
    key,
    requestHash: requestDigest(services.config.sessionSecret, route.method, c.req.path, body),
    now,
  };
}

/**
 * Runs a transaction again when it lost against a rival, or a read that did, such as one that a
 * migration crossed; the work inside has no other effect.
 */
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

/** Milliseconds until a rival checks again whether the first has its answer. */
const LOOK_AGAIN_MS = 50;

/**
 * Does work that opens its own transactions, or replays the earlier answer of its key. The key is
 * claimed before: a rival waits for the answer of the first, and does the work itself if that was
 * refused, or if its process died.
 *
 * @param patienceMs how long a rival waits at most
 * @param replay repeats the parts of an answer outside its body
 * @throws Problem `idempotency-key-reused`, or `timeout` after `patienceMs`
 */
async function changeOutside(
  database: Database,
  keyed: KeyedRequest | null,
  status: number,
  { work, replay, patienceMs }: OutsideWork,
): Promise<[number, unknown]> {
  if (keyed === null) return [status, await work()];
  const claim = await claimWhenFree(database, keyed, patienceMs);
  if (claim.kind === 'other-contents') throw new Problem('idempotency-key-reused');
  if (claim.kind === 'replay') {
    await replay?.();
    return [claim.status, claim.answer];
  }
  let fresh: unknown;
  try {
    fresh = await work();
  } catch (error) {
    // A refusal is never replayed. Where the key can't be released, it expires.
    await database.transaction((tx) => releaseKey(tx, keyed)).catch(() => {});
    throw error;
  }
  await database.transaction((tx) => keepAnswer(tx, keyed, status, fresh));
  return [status, fresh];
}

interface OutsideWork {
  readonly work: () => Promise<unknown>;
  readonly replay?: (() => Promise<void>) | undefined;
  readonly patienceMs: number;
}

async function claimWhenFree(
  database: Database,
  keyed: KeyedRequest,
  patienceMs: number,
): Promise<Exclude<KeyClaim, { kind: 'pending' }>> {
  const started = performance.now();
  for (;;) {
    const claim = await database.transaction((tx) => claimKey(tx, keyed));
    if (claim.kind !== 'pending') return claim;
    if (performance.now() - started > patienceMs) throw new Problem('timeout');
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/**
 * Whether a request that changes something has an allowed origin. Browsers send `Sec-Fetch-Site` or
 * `Origin` with every such request; a caller that sends neither is no browser and carries no
 * ambient cookies.
 *
 * `Sec-Fetch-Site`, which no script can set, decides where it is sent: over https and on this
 * machine. Otherwise `Origin` is compared as a whole: scheme, host and port.
 *
 * @param publicOrigin the origin the product is served under
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return true;
  return publicOrigin.startsWith('http:') && isRequestedByAddress(origin, headers.get('host'));
}

/**
 * Whether a page came over http from the very address it calls, as on a network at home. By number
 * alone: the owner of a name could point it here.
 */
function isRequestedByAddress(origin: string, host: string | null): boolean {
  if (host === null || origin !== `http://${host}` || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}
