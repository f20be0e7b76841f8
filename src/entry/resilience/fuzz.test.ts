import fc from 'fast-check';
import { is } from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS } from '#entry/contracts.ts';
import { ERROR_TABLE } from '#entry/error-table.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { HAS_PAGES, mountBuiltPages } from './testing/built-pages.ts';
import { collectVocabulary } from './testing/collect-vocabulary.ts';
import { makeDigest } from './testing/digest.ts';
import { FOREIGN } from './testing/foreign-table.ts';
import { HEADERS, RAW_BODIES, RAW_PARAMS, spoil } from './testing/hostile.ts';
import { brokenRules } from './testing/invariants.ts';
import { pageRoutes } from './testing/page-table.ts';
import { rawWire } from './testing/raw-wire.ts';
import { makeArbitrary } from './testing/schema-arbitrary.ts';
import { sendRaw, type Wire } from './testing/send-raw.ts';
import { ACTORS, makeWorld, NOW, type World } from './testing/world.ts';

/** Calls of each kind to each route; more of them, and others, by these variables. */
const RUNS = Number(
  process.env.FUZZ_RUNS ?? { full: 12, release: 24 }[process.env.TEST_WIDTH ?? ''] ?? 4,
);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

const app = await makeTestApp({ now: NOW });
await mountBuiltPages(app);
const digest = await makeDigest(app.services.database.executeSql);
afterAll(() => app.close());

/** Listings of other kinds than a home are named in calls as well. */
const others = [await makeWorld(app, 'itinerant'), await makeWorld(app, 'experience')];
// An unchanged world is reused for the next route.
let shared: World | undefined;

/** The guest, whose calls get furthest, twice as often. */
const ANYBODY = fc.constantFrom('guest', ...ACTORS);

const STACK = /\n\s+at |node_modules|\.ts:\d|\.js:\d|select .* from|insert into/i;
/** The parts of a stack trace that no written text contains. */
const TRACE = /\n\s+at \S+ \(|node_modules|\.[jt]s:\d+:\d+/;

describe.each(CONTRACTS.map((route) => [route.id, route as RouteDefinition] as const))(
  '%s',
  (_id, route) => {
    test.each(['right', 'wrong'] as const)(
      'survives %s input',
      { timeout: 120_000 },
      async (kind) => {
        shared ??= await makeWorld(app);
        const world = shared;
        let tables = await digest();
        const untouched = tables;
        await fc.assert(
          fc.asyncProperty(wireArbitrary(route, world, kind), async (wire) => {
            const { status, text, headers } = await sendRaw(world, route.method, wire);
            if (status < 300) {
              if (reaches(route, wire.path)) {
                expect(is(route.response, JSON.parse(text)), text).toBe(true);
              }
              if (route.method === 'GET') expect(await digest()).toEqual(tables);
              else tables = await digest();
              return;
            }
            expectProblem(status, text, headers.get('content-type') ?? '');
            const now = await digest();
            // A wrong code is counted.
            if (text.includes('"code":"wrong-code"')) tables = now;
            expect(now).toEqual(tables);
          }),
          { numRuns: RUNS, seed: SEED, endOnFailure: true },
        );
        if (tables !== untouched) shared = undefined;
      },
    );
  },
);

const strange = Object.keys(FOREIGN).map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, runs: RUNS };
});
const pages = HAS_PAGES
  ? pageRoutes().map((path) => ({ method: 'GET', path, runs: Math.ceil(RUNS / 3) }))
  : [];

test.each([...strange, ...pages])(
  '$method $path survives what nobody would ask',
  { timeout: 120_000 },
  async ({ method, path, runs }) => {
    shared ??= await makeWorld(app);
    const world = shared;
    const tables = await digest();
    await fc.assert(
      fc.asyncProperty(rawWire(method, path), async ({ method: how, ...wire }) => {
        const { status, text } = await sendRaw(world, how, wire);
        expect(status, text).toBeLessThan(500);
        expect(text).not.toMatch(TRACE);
      }),
      { numRuns: runs, seed: SEED, endOnFailure: true },
    );
    expect(await digest()).toEqual(tables);
  },
);

// Last of all: nights and seats still match the reservations.
test('no rule of the product was broken by any of it', async () => {
  expect(await brokenRules(app.services.database.executeSql)).toEqual([]);
});

function expectProblem(status: number, text: string, type: string): void {
  expect(status, text).toBeLessThan(500);
  expect(type).toContain('application/problem+json');
  const problem = JSON.parse(text) as Record<string, unknown>;
  const { code } = problem as { code: keyof typeof ERROR_TABLE };
  expect(ERROR_TABLE[code]?.status, text).toBe(status);
  expect(problem).toMatchObject({ status, code, message: problem.error });
  expect(String(problem.message)).not.toBe('');
  expect(String(problem.requestId)).toMatch(/^[\w-]{8,64}$/);
  expect(text).not.toMatch(STACK);
}

function wireArbitrary(
  route: RouteDefinition,
  world: World,
  kind: 'right' | 'wrong',
): fc.Arbitrary<Wire> {
  const known = collectVocabulary(world, others);
  const part = (schema: RouteDefinition['params']) =>
    schema === undefined ? fc.constant(undefined) : makeArbitrary(schema, known);
  const wrong = (schema: RouteDefinition['params']) =>
    schema === undefined ? fc.constant(undefined) : fc.oneof(part(schema), spoil(part(schema)));
  const make = kind === 'right' ? part : wrong;
  const rawBody = kind === 'wrong' && route.body !== undefined;
  return fc
    .record({
      actor: ANYBODY,
      params: part(route.params),
      rawParam: kind === 'wrong' ? fc.option(RAW_PARAMS, { freq: 3 }) : fc.constant(null),
      query: make(route.query),
      body: make(route.body),
      raw: rawBody ? fc.option(RAW_BODIES, { freq: 2 }) : fc.constant(null),
      headers: kind === 'wrong' ? HEADERS : fc.constant({}),
    })
    .map(({ actor, params, rawParam, query, body, raw, headers }) => ({
      actor,
      headers,
      body: raw ?? encodeBody(route, body),
      path: pathWith(route, params as Record<string, string> | undefined, rawParam) + search(query),
    }));
}

function pathWith(
  route: RouteDefinition,
  params: Record<string, string> = {},
  rawParam: string | null = null,
): string {
  // One of them: several that climb would leave the API.
  const path = rawParam === null ? route.path : route.path.replace(/:\w+/, () => rawParam);
  return path.replace(/\/:(\w+)/g, (_, name: string) => {
    return `/${encodeURIComponent((params[name] ?? '').toWellFormed())}`;
  });
}

/** Whether a path is still the route's: a `..` in it climbs to another one, which answers its own. */
function reaches(route: RouteDefinition, path: string): boolean {
  const { pathname } = new URL(path, 'http://localhost');
  return pathname.split('/').length === route.path.split('/').length;
}

/** A query string of any values, each as text. */
function search(query: unknown): string {
  if (typeof query !== 'object' || query === null) {
    return query === undefined ? '' : `?${encodeURIComponent(String(query).toWellFormed())}`;
  }
  const parts = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined)
      .map((each) => {
        const text = typeof each === 'string' ? each : (JSON.stringify(each) ?? '');
        return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
      }),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function encodeBody(route: RouteDefinition, body: unknown): string | FormData | undefined {
  if (route.body === undefined) return undefined;
  return route.multipart === undefined ? toJson(body) : toFormData(body);
}

/** Any value as the fields of a form. */
function toFormData(body: unknown): FormData {
  const form = new FormData();
  if (typeof body !== 'object' || body === null) return form;
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name.toWellFormed(), value, '../../file.svg');
    else form.append(name.toWellFormed(), String(toJson(value)).toWellFormed());
  }
  return form;
}

function toJson(body: unknown): string {
  return JSON.stringify(body) ?? '';
}
