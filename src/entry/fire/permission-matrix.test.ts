import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from '#entry/contracts.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { ERROR_TABLE } from '#platform/server/http/error-table.ts';
import { callAs } from './testing/call-route.ts';
import { makeDigest } from './testing/digest.ts';
import { PERMISSIONS, type PermissionCase } from './testing/permission-table.ts';
import { ACTORS, makeWorld, NOW, type World } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
const digest = await makeDigest(app.services.database.executeSql);
afterAll(() => app.close());

/** Calls that are mounted but are no contract's, each with who may knock. */
const FOREIGN = [
  // What the contracts are, for everybody.
  'GET /api/openapi.json',
  'GET /api/docs',
  // The provider's signature stands in for a session.
  'POST /api/payments/webhook',
  // Signed in, and of one's own: events that name conversations and hold no text.
  'GET /api/messages/events',
  // The way back from Google and GitHub.
  'ALL /api/auth/callback/:provider',
  // Everything else is not found.
  'ALL /api/*',
];

describe('the table of permissions', () => {
  test('names every contract, and no other', () => {
    const contracts = CONTRACTS.map(({ id }) => id).sort();
    expect(Object.keys(PERMISSIONS).sort()).toEqual(contracts);
    expect(new Set(contracts).size).toBe(contracts.length);
  });

  test('covers everything that is mounted under /api', () => {
    const mounted = app.app.routes
      .filter(({ path }) => path.startsWith('/api'))
      .map(({ method, path }) => `${method} ${path}`);
    const known = CONTRACTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(mounted)).toEqual(new Set([...known, ...FOREIGN]));
  });

  test('lets nobody signed out into what its contract keeps for others', () => {
    for (const route of CONTRACTS) {
      const cases: readonly PermissionCase[] = PERMISSIONS[route.id];
      for (const { expected } of cases) {
        const closed = expected['signed-out'] === 'signed-out';
        expect(closed, route.id).toBe(route.access !== 'public');
        expect(expected.expired, route.id).toBe(expected['signed-out']);
      }
    }
  });
});

describe('the stream of events', () => {
  test('opens to whoever is signed in, and to nobody else', async () => {
    const world = await makeWorld(app);
    const seen: Record<string, number> = {};
    for (const actor of ACTORS) {
      const cookie = world.cookies[actor];
      const response = await app.app.request('/api/messages/events', {
        ...(cookie === undefined ? {} : { headers: { cookie } }),
      });
      seen[actor] = response.status;
      await response.body?.cancel();
    }
    expect(seen).toEqual(
      Object.fromEntries(
        ACTORS.map((actor) => [actor, ['signed-out', 'expired'].includes(actor) ? 401 : 200]),
      ),
    );
    expect(app.services.live.count()).toBe(0);
  });
});

// Reading changes nothing, so one world serves all of it; what changes something gets a new one.
let shared: World | undefined;

describe.each(CONTRACTS.map((route) => [route.id, route] as const))('%s', (id, route) => {
  const cases: readonly PermissionCase[] = PERMISSIONS[id as RouteId];
  test.each(cases.map((each) => [each.name ?? route.summary, each] as const))(
    '%s',
    async (_name, each) => {
      const seen: Record<string, string> = {};
      for (const actor of ACTORS) {
        shared ??= await makeWorld(app);
        const before = await digest();
        const answer = await callAs(shared, actor, route, each.call(shared));
        seen[actor] = verdictOf(route, answer.status, answer.body);
        const changed = changedTables(before, await digest());
        if (answer.status >= 400) expect(changed, `${actor} was refused`).toEqual([]);
        if (route.method === 'GET') expect(changed, `${actor} only read`).toEqual([]);
        if (changed.length > 0) shared = undefined;
      }
      expect(seen).toEqual(each.expected);
    },
  );
});

function verdictOf(route: RouteDefinition, status: number, body: Record<string, unknown>): string {
  if (status === (route.status ?? 200)) return 'ok';
  const { code } = body as { code: keyof typeof ERROR_TABLE };
  return ERROR_TABLE[code]?.status === status ? code : `${status} ${code}`;
}

function changedTables(before: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}
