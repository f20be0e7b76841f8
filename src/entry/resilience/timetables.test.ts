/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import {
  countUnmade,
  MAKE_SESSIONS,
  resetHowFar,
  type SeededEntry,
  seedTimetables,
  sessionLines,
  wrongSessions,
} from './testing/timetables.ts';

const NOW = '2026-03-02T09:00:00Z';
const TODAY = '2026-03-02';
const ENTRIES = 60;

const app = await makeTestApp({ now: NOW });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;
const makeThem = async () => {
  const job = app.jobHandlers.find(({ name }) => name === MAKE_SESSIONS);
  if (job === undefined) throw new Error('there is no such job');
  await job.run({} as never);
};

let seeded: SeededEntry[] = [];
let lines: string[] = [];
beforeAll(async () => {
  const host = await app.signUp('Hanna Host');
  seeded = await seedTimetables(execute, host.id, { count: ENTRIES, seed: 3, today: TODAY });
  await makeThem();
  lines = await sessionLines(execute);
});

test('the sessions of any timetable are those that it says, and no others', async () => {
  const now = Temporal.Instant.from(NOW);
  expect(wrongSessions(lines, seeded, { from: now, to: now })).toEqual([]);
  expect(lines.length).toBeGreaterThan(ENTRIES);
  expect(await countUnmade(execute, TODAY)).toBe(0);
});

test('made once more, they are the same', async () => {
  await resetHowFar(execute, TODAY);
  await makeThem();
  expect(await sessionLines(execute)).toEqual(lines);
});

test('made by two at once, or where a few were made already, they are the same', async () => {
  await execute('delete from listing_session where extract(day from nominal_date)::int % 2 = 0');
  await resetHowFar(execute, TODAY);
  await Promise.all([makeThem(), makeThem()]);
  expect(await sessionLines(execute)).toEqual(lines);
});
