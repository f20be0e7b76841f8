import { afterAll, expect, test, vi } from 'vitest';
import { makeFeed, readFeed } from '../testing/read-feed.ts';
import { makeStage } from '../testing/stage.ts';

const stage = await makeStage();
const { app } = stage;
afterAll(() => app.close());

test('of however many homes it tells, it asks the database as often', async () => {
  const path = await makeFeed(app, stage.guest);
  const book = async () => stage.reach('paid', { listingId: await stage.addStay() });
  const { main } = app.services.database;
  const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
  const read = async () => {
    for (const each of asked) each.mockClear();
    const { events } = await readFeed(app, path);
    return {
      events: events.length,
      statements: asked.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    };
  };
  await book();
  const one = await read();
  for (let more = 0; more < 3; more += 1) await book();
  const four = await read();
  for (const each of asked) each.mockRestore();
  expect([one.events, four.events]).toEqual([1, 4]);
  expect(one.statements).toBeGreaterThan(0);
  expect(four.statements).toBe(one.statements);
});
