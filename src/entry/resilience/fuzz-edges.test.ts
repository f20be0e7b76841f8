/** @module-tag long */
import { afterAll, describe, expect, test } from 'vitest';
import { CONTRACTS } from '#entry/contracts.ts';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { callAs, type RouteCall } from './testing/call-route.ts';
import { collectVocabulary } from './testing/collect-vocabulary.ts';
import { edgeCases } from './testing/edges.ts';
import { brokenRules } from './testing/invariants.ts';
import { PERMISSIONS } from './testing/permission-table.ts';
import type { PermissionCase } from './testing/permissions/cases.ts';
import { type ActorName, makeWorld, NOW, type World } from './testing/world.ts';

const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());

const others = [await makeWorld(app, 'itinerant'), await makeWorld(app, 'experience')];

type Part = 'params' | 'query' | 'body';
const PARTS: readonly Part[] = ['params', 'query', 'body'];

/**
 * Fields that a form needs before its numbers are checked, besides those in the table of
 * permissions.
 */
const WHOLE: Readonly<Record<string, object>> = {
  'experiences.preview': {
    routineSchedule: [
      {
        title: 'Evening',
        days: ['Monday'],
        startTime: '18:00',
        endTime: '20:00',
        recurrence: { type: 'weekly' },
        exceptions: [{ date: '2026-03-09', startTime: '18:30', endTime: '19:30' }],
      },
    ],
  },
};

/** Routes that take a number, a date or an hour. */
const TAKING = (CONTRACTS as readonly RouteDefinition[]).filter((route) =>
  PARTS.some((part) => listCases(route, part, {}, others[0] as World).length > 0),
);

describe.each(TAKING.map((route) => [route.id, route] as const))('%s', (id, route) => {
  const table: readonly PermissionCase[] = PERMISSIONS[id as keyof typeof PERMISSIONS];
  test.each(table)('at the ends of every range $name', { timeout: 300_000 }, async (row) => {
    // Each of them may change something, so each case has a world of its own.
    const world = await makeWorld(app);
    const right = row.call(world);
    const actor = choosePermittedActor(row);
    const failed: string[] = [];
    for (const part of PARTS) {
      for (const { at, edge, value } of listCases(route, part, right, world)) {
        const call = { ...right, [part]: value } as RouteCall;
        const { status } = await callAs(world, actor, route, call);
        if (status >= 500) failed.push(`${part} ${at}: ${JSON.stringify(edge)} answered ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

test('no rule of the product was broken by any of it', async () => {
  expect(await brokenRules(app.services.database.executeSql)).toEqual([]);
});

function listCases(route: RouteDefinition, part: Part, right: RouteCall, world: World) {
  const schema = route[part];
  if (schema === undefined || route.multipart !== undefined) return [];
  const value = part === 'body' ? { ...WHOLE[route.id], ...(right.body as object) } : right[part];
  return edgeCases(schema, value ?? {}, collectVocabulary(world, others), part === 'query');
}

/**
 * The actor that gets furthest: one that is allowed, otherwise the host, who offers, otherwise the
 * guest.
 */
function choosePermittedActor({ expected }: PermissionCase): ActorName {
  const order: readonly ActorName[] = ['guest', 'host', 'admin', 'other-host'];
  return (
    order.find((actor) => expected[actor] === 'ok') ??
    order.find((actor) => !['forbidden', 'not-found'].includes(expected[actor])) ??
    'guest'
  );
}
