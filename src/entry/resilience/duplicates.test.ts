/** @module-tag long */
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { runDuplicates } from './testing/duplicates.ts';
import { sendInProcess } from './testing/in-process.ts';
import { brokenRules } from './testing/invariants.ts';
import { seedPeople, seedStay } from './testing/seed.ts';

const KEYS = 20;
const DUPLICATES = 10;

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { executeSql: execute } = app.services.database;

test(`${KEYS} keys sent ${DUPLICATES} times each have one effect and one answer`, async () => {
  const secret = app.services.config.sessionSecret;
  const [host, ...guests] = await seedPeople(execute, secret, [
    'Host',
    ...Array.from({ length: KEYS }, (_, index) => `Guest ${index + 1}`),
  ]);
  if (host === undefined) throw new Error('there is no host');
  const send = sendInProcess(app);
  const { violations } = await runDuplicates(send, execute, {
    guests,
    listingIds: [await seedStay(execute, host.id, 1), await seedStay(execute, host.id, 1)],
    keys: KEYS,
    duplicates: DUPLICATES,
    firstDay: '2026-03-20',
    abreast: 4,
    // In one process an answer is lost by ignoring it; crash.test.ts cuts connections.
    sendAndLose: send,
  });
  expect(violations).toEqual([]);
  expect(await brokenRules(execute)).toEqual([]);
});
