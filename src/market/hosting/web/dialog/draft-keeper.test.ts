import { expect, it } from 'vitest';
import { makeDraftKeeper } from './load-start.ts';

/** A server that responds when the test decides. */
function slowServer() {
  const told: string[] = [];
  const answers: { succeed(): void; fail(): void }[] = [];
  const keeper = makeDraftKeeper<string>(
    (draft) => {
      told.push(draft);
      return new Promise<void>((resolve, reject) => {
        answers.push({ succeed: resolve, fail: () => reject(new Error('away')) });
      });
    },
    async () => {
      told.push('dropped');
    },
  );
  return { keeper, told, answers };
}
const heard = () => new Promise((resolve) => setTimeout(resolve));

it('keeps one at a time, and of those that wait the last', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  keeper.keep('c');
  expect(told).toEqual(['a']);
  answers[0]?.succeed();
  await heard();
  expect(told).toEqual(['a', 'c']);
});

it('goes on after one that could not be kept', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  answers[0]?.fail();
  await heard();
  expect(told).toEqual(['a', 'b']);
  answers[1]?.succeed();
  expect(await keeper.settled()).toBe(true);
});

it('throws away after what is under way, and keeps nothing that waited', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  const dropped = keeper.drop();
  answers[0]?.succeed();
  await dropped;
  expect(told).toEqual(['a', 'dropped']);
});

it('is settled once all is kept', async () => {
  const { keeper, answers } = slowServer();
  await keeper.settled();
  keeper.keep('a');
  let isSettled = false;
  void keeper.settled().then(() => {
    isSettled = true;
  });
  await heard();
  expect(isSettled).toBe(false);
  answers[0]?.succeed();
  await heard();
  expect(isSettled).toBe(true);
});

it('tells when the last of it was not kept', async () => {
  const { keeper, answers } = slowServer();
  keeper.keep('a');
  const settled = keeper.settled();
  answers[0]?.fail();
  expect(await settled).toBe(false);
});

it('sends what waits at once when the page goes, beside what is under way', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  keeper.flush();
  keeper.flush();
  expect(told).toEqual(['a', 'b']);
  const dropped = keeper.drop();
  answers[0]?.succeed();
  await heard();
  expect(told, 'thrown away after both').toEqual(['a', 'b']);
  answers[1]?.succeed();
  await dropped;
  expect(told).toEqual(['a', 'b', 'dropped']);
});

it('keeps the next one after what was sent when the page seemed to go', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  keeper.flush();
  keeper.keep('c');
  answers[0]?.succeed();
  await heard();
  expect(told, 'the flushed one is not answered yet').toEqual(['a', 'b']);
  answers[1]?.succeed();
  await heard();
  expect(told).toEqual(['a', 'b', 'c']);
});

it('waits for all that was sent at once, not for the last of it alone', async () => {
  const { keeper, told, answers } = slowServer();
  keeper.keep('a');
  for (const draft of ['b', 'c']) {
    keeper.keep(draft);
    keeper.flush();
  }
  const dropped = keeper.drop();
  for (const at of [0, 2]) answers[at]?.succeed();
  await heard();
  expect(told).toEqual(['a', 'b', 'c']);
  answers[1]?.succeed();
  await dropped;
  expect(told).toEqual(['a', 'b', 'c', 'dropped']);
});

it('is judged by the last one, though an earlier one is answered later', async () => {
  const { keeper, answers } = slowServer();
  keeper.keep('a');
  keeper.keep('b');
  keeper.flush();
  const settled = keeper.settled();
  answers[1]?.succeed();
  await heard();
  answers[0]?.fail();
  expect(await settled).toBe(true);
});
