import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules } from './testing/invariants.ts';
import { runRivals } from './testing/rivals.ts';
import { seedPeople, seedStay } from './testing/seed.ts';

const RIVALS = 40;
const ROUNDS = 3;

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;

test(`${RIVALS} rivals never own a night beyond its room, and lose with a 409`, async () => {
  const names = Array.from({ length: RIVALS }, (_, index) => `Rival ${index}`);
  const secret = app.services.config.sessionSecret;
  const [host, ...guests] = await seedPeople(execute, secret, ['Host', ...names]);
  if (host === undefined) throw new Error('there is no host');
  const capacities = [1, 2, 3];
  const listingIds: string[] = [];
  for (const rooms of capacities) listingIds.push(await seedStay(execute, host.id, rooms));
  // Twice over the same homes: what the first rounds made is changed and cancelled in the later.
  const homes = { listingIds, capacities };
  const plan = { guests, host, ...homes, firstDay: '2026-03-20', seed: 7, rounds: ROUNDS * 2 };
  const { calls, won, lost, violations } = await runRivals(sendInProcess(app), plan);
  expect(violations).toEqual([]);
  expect(calls).toBe(RIVALS * ROUNDS * 2);
  expect(won).toBeGreaterThan(10);
  expect(lost).toBeGreaterThan(10);
  expect(await brokenRules(execute)).toEqual([]);
});

test('the rules that are asked for do find what breaks them', async () => {
  await execute('update reservation set paid = 1, total = total + 1');
  await execute("update reservation set status = 'completed' where status = 'pending'");
  await execute("delete from notice where key like 'reservation-event:%'");
  await execute(
    'delete from reservation_event where sequence in (select min(sequence) from reservation_event)',
  );
  await execute('update stay set capacity = 1');
  await execute('delete from stay_night');
  const broken = (await brokenRules(execute)).map((text) => text.split(':')[0]);
  expect(broken).toEqual(
    expect.arrayContaining([
      'a night has more owners than room',
      'the count of a night is not the sum of its reservations',
      'a status has no event of its own',
      'a story has a gap',
      'a step told nobody',
      'what was paid is not the sum of the payments',
      'a total is not that of its price lines',
      'an approved reservation has no code, or another one has',
    ]),
  );
});
