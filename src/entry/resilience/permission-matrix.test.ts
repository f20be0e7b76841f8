import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS, type RouteId } from '#entry/contracts.ts';
import { ERROR_TABLE } from '#entry/error-table.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { callAs } from './testing/call-route.ts';
import { makeDigest } from './testing/digest.ts';
import { FOREIGN, PASSED } from './testing/foreign-table.ts';
import { PERMISSIONS } from './testing/permission-table.ts';
import type { PermissionCase } from './testing/permissions/cases.ts';
import { collectSecrets, expectedSecrets, found, serializeAnswer } from './testing/secrets.ts';
import { sendRaw } from './testing/send-raw.ts';
import { ACTORS, makeWorld, NOW, type World } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
const digest = await makeDigest(app.services.database.executeSql);
afterAll(() => app.close());

/**
 * Tables in which each actor has rows of their own: an actor's changes there don't affect the next
 * one, so those still to call may do so in the same world.
 */
const PERSONAL = new Set([
  'pgboss.job',
  'public.account',
  'public.block',
  'public.calendar_feed',
  'public.favorite',
  'public.listing_draft',
  'public.mail_outbox',
  'public.passkey',
  'public.profile',
  'public.second_factor',
  'public.session',
  'public.support_ticket',
  'public.upload',
  'public.user',
  'public.verification',
]);

/** Calls that only read, and whose readers the log names. */
const READ_IN_LOG = new Set<string>(['console.show-person']);

describe('the table of permissions', () => {
  test('names every contract, and no other', () => {
    const contracts = CONTRACTS.map(({ id }) => id).sort();
    expect(Object.keys(PERMISSIONS).sort()).toEqual(contracts);
    expect(new Set(contracts).size).toBe(contracts.length);
  });

  test('covers everything that is mounted', () => {
    const mounted = app.app.routes.map(({ method, path }) => `${method} ${path}`);
    const known = CONTRACTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(mounted)).toEqual(new Set([...known, ...Object.keys(FOREIGN), PASSED]));
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

// Reading changes nothing, so one world serves all of it; each write gets a new one.
let shared: World | undefined;

describe.each(Object.entries(FOREIGN))('%s', (_route, cases) => {
  test.each(cases)('$method $path', async ({ method, path, body, expected }) => {
    shared ??= await makeWorld(app);
    const before = await digest();
    const seen: Record<string, number> = {};
    for (const actor of ACTORS) {
      const answer = await sendRaw(shared, method, { actor, path, body, headers: {} });
      seen[actor] = answer.status;
      expect(found(collectSecrets(shared), serializeAnswer(answer)), actor).toEqual([]);
    }
    expect(seen).toEqual(expected);
    expect(changedTables(before, await digest())).toEqual([]);
    // A stream whose reader has left is not stored.
    expect(app.services.live.count()).toBe(0);
  });
});

describe.each(CONTRACTS.map((route) => [route.id, route] as const))('%s', (id, route) => {
  const cases: readonly PermissionCase[] = PERMISSIONS[id as RouteId];
  test.each(cases.map((each) => [each.name ?? route.summary, each] as const))(
    '%s',
    async (_name, each) => {
      const seen: Record<string, string> = {};
      let world = each.before === undefined ? shared : undefined;
      for (const actor of ACTORS) {
        if (world === undefined) {
          world = shared = await makeWorld(app);
          await each.before?.(world);
        }
        const before = await digest();
        const call = each.call(world);
        const answer = await callAs(world, actor, route, call);
        seen[actor] = toVerdict(route, answer.status, answer.body);
        const told = expectedSecrets(world, actor, route.id as RouteId, call, false);
        const bytes = found(collectSecrets(world), serializeAnswer(answer));
        const changed = changedTables(before, await digest());
        if (changed.length > 0) shared = undefined;
        if (!changed.every((table) => PERSONAL.has(table))) world = undefined;
        if (answer.status >= 400) expect(changed, `${actor} was refused`).toEqual([]);
        const isLogged = READ_IN_LOG.has(id) && answer.status < 400;
        const read = isLogged ? ['public.audit_entry'] : [];
        if (route.method === 'GET') expect(changed, `${actor} only read`).toEqual(read);
        expect(bytes, `told the ${actor}`).toEqual(told);
      }
      if (each.before !== undefined) shared = undefined;
      expect(seen).toEqual(each.expected);
    },
  );
});

function toVerdict(route: RouteDefinition, status: number, body: Record<string, unknown>): string {
  if (status === (route.status ?? 200)) return 'ok';
  const { code } = body as { code: keyof typeof ERROR_TABLE };
  return ERROR_TABLE[code]?.status === status ? code : `${status} ${code}`;
}

function changedTables(before: Record<string, string>, now: Record<string, string>): string[] {
  return Object.keys(now).filter((table) => now[table] !== before[table]);
}
