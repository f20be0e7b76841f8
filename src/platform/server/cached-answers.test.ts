import { expect, test } from 'vitest';
import { cacheByKey } from './cached-answers.ts';
import type { Services } from './services.ts';

const NOW = Temporal.Instant.from('2026-03-02T09:00:00Z');
/** Only its identity matters. */
const services = {} as Services;

function makeStore() {
  const keep = cacheByKey<string>({ seconds: 60, max: 3 });
  let asked = 0;
  const ask = (key: string, now = NOW, of = services) =>
    keep(of, key, now, async () => {
      asked += 1;
      if (key === 'fails') throw new Error('it fails');
      return `${key} ${asked}`;
    });
  return { ask, asked: () => asked };
}

test('an answer is asked for once, also by those who come at once', async () => {
  const { ask, asked } = makeStore();
  const both = await Promise.all([ask('a'), ask('a')]);
  expect(both).toEqual([
    { answer: 'a 1', wasCached: false },
    { answer: 'a 1', wasCached: true },
  ]);
  expect(await ask('b')).toEqual({ answer: 'b 2', wasCached: false });
  expect(await ask('a', NOW.add({ seconds: 59 }))).toMatchObject({ wasCached: true });
  expect(asked()).toBe(2);
});

test('an answer is asked for again when its time is over', async () => {
  const { ask } = makeStore();
  await ask('a');
  expect(await ask('a', NOW.add({ seconds: 60 }))).toEqual({ answer: 'a 2', wasCached: false });
});

test('of too many the oldest is forgotten', async () => {
  const { ask } = makeStore();
  for (const key of ['a', 'b', 'c', 'd']) await ask(key);
  expect((await ask('b')).wasCached).toBe(true);
  expect((await ask('a')).wasCached).toBe(false);
});

test('a failure is not kept', async () => {
  const { ask, asked } = makeStore();
  for (const _ of [1, 2]) await expect(ask('fails')).rejects.toThrow('it fails');
  expect(asked()).toBe(2);
});

test('each composition of services has answers of its own', async () => {
  const { ask } = makeStore();
  await ask('a');
  expect((await ask('a', NOW, {} as Services)).wasCached).toBe(false);
});
