import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { seedStay } from './resilience/testing/seed.ts';
import { makeTestApp } from './testing/test-app.ts';

const app = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
const { database, config } = app.services;
afterAll(() => app.close());

const host = await app.signUp('Hanna Host');
const listingId = await seedStay((text, values) => database.executeSql(text, values), host.id, 1);
const SHOWN = 's1-ehnmd0-1z141z3';
await database.main.execute(
  sql`insert into listing_picture (listing_id, sort_order, key, alt, placeholder)
      values (${listingId}, 0, ${SHOWN}, '', '#fff')`,
);
await database.main.execute(sql`update "user" set image = 'portrait-77' where id = ${host.id}`);

const fetchStatus = async (key: string, from = '198.51.100.1') =>
  (
    await app.app.request(
      `${config.http.publicUrl}/media/${key}/480.jpg`,
      {},
      { remoteAddress: from },
    )
  ).status;

const kept = async () =>
  (
    await readdir(join(config.dataDir, 'pictures'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  ).filter((entry) => entry.isFile()).length;

describe('a picture that can be drawn from its key', () => {
  test('is drawn where a home or a person shows it', async () => {
    expect(await fetchStatus(SHOWN)).toBe(200);
    expect(await fetchStatus('portrait-77')).toBe(200);
    expect(await kept()).toBe(2);
  });

  test('is not there where nobody does, and nothing is drawn or kept', async () => {
    const invented = Array.from(
      { length: 60 },
      (_, seed) => `s1-ehnmd0-${(seed + 9).toString(36)}`,
    );
    const before = await kept();
    const answers = await Promise.all(
      [...invented, 'portrait-78', 'portrait-1'].map((key) => fetchStatus(key)),
    );
    expect(new Set(answers)).toEqual(new Set([404]));
    expect(await kept()).toBe(before);
  });

  test('is refused with how long to wait once a network has asked for too many', async () => {
    const stranger = '2001:db8:7:7::9';
    const answers: number[] = [];
    for (let seed = 0; seed < 620; seed += 1) {
      // Each time from another address of the same network.
      const from = `2001:db8:7:7::${(seed + 16).toString(16)}`;
      answers.push(await fetchStatus(`portrait-${100_000 + seed}`, from));
    }
    expect(answers.filter((status) => status === 404)).toHaveLength(600);
    expect(answers.slice(600).every((status) => status === 429)).toBe(true);
    // Cached renditions are shown all the same, and other networks get everything.
    expect(await fetchStatus('portrait-77', stranger)).toBe(200);
    expect(await fetchStatus('portrait-79')).toBe(404);
  });
});
