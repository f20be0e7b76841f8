import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { CONTRACTS } from './contracts.ts';
import { PLAIN_CALLS } from './plain-calls.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const app = await makeTestApp();
let admin: TestPerson;
beforeAll(async () => {
  admin = await app.signUp('Ada Admin', { role: 'admin' });
});
afterAll(() => app.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Any text may be the id of a place, so that what is sent is refused first. */
const OF_PLACES = 'experiences.set-managed-place';

/** Every call with a variable in its path. */
const CALLS: readonly Pick<RouteDefinition, 'id' | 'method' | 'path'>[] = [
  ...CONTRACTS,
  ...PLAIN_CALLS,
].filter(({ id, path }) => path.includes('/:') && id !== OF_PLACES);

/** The path with one variable given, and an id in place of every other one. */
function pathsWith(path: string, given: string): string[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return names.map((odd) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(name === odd ? given : name === 'date' ? '2026-04-01' : NOBODY),
    ),
  );
}

describe('a path that leads to nothing is not found, whatever is sent along', () => {
  test.each(CALLS.map(({ method, path }) => [method, path] as const))(
    '%s %s',
    async (method, path) => {
      for (const given of ['nope', '0', 'é', '2026-02-30', 'x'.repeat(300)]) {
        for (const odd of pathsWith(path, given)) {
          const body = method === 'GET' ? {} : { body: { odd: true } };
          const answer = await app.request<{ code: string }>(method, odd, { as: admin, ...body });
          expect([answer.status, answer.body.code], odd).toEqual([404, 'not-found']);
        }
      }
    },
  );
});
