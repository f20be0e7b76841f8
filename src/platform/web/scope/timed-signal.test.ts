import { expect, test } from 'vitest';
import { timedSignal } from './timed-signal.ts';

const LONG_MS = 60_000;

test('aborts with the other signal, for its reason', () => {
  const other = new AbortController();
  const signal = timedSignal(other.signal, LONG_MS);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  expect(signal.reason).toBe('left');
});

test('is aborted from the start where the other one is', () => {
  expect(timedSignal(AbortSignal.abort('left'), LONG_MS).reason).toBe('left');
});

test('aborts with a TimeoutError once the time is up', async () => {
  const signal = timedSignal(new AbortController().signal, 1);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
