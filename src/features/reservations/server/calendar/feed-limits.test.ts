import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { makeFeed, readFeed } from '../testing/read-feed.ts';

const app = await makeTestApp({ env: { RATE_LIMITS: 'on' } });
afterAll(() => app.close());

const { points } = RATE_LIMITS.api;

test('whoever tries out addresses is stopped, and a feed that is read beside them is not', async () => {
  const [mine, yours] = [
    await makeFeed(app, await app.signUp('Gina Guest')),
    await makeFeed(app, await app.signUp('Gus Guest')),
  ];
  const wrong = `/api/calendar/${'A'.repeat(64)}.ics`;
  const tried: number[] = [];
  for (let at = 0; at <= points; at += 1) tried.push((await readFeed(app, wrong)).status);
  expect(tried).toEqual([...Array<number>(points).fill(404), 429]);

  const read: number[] = [];
  for (let at = 0; at <= points; at += 1) read.push((await readFeed(app, mine)).status);
  expect(read).toEqual([...Array<number>(points).fill(200), 429]);
  expect((await readFeed(app, yours)).status).toBe(200);
});
