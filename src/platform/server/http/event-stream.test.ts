import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventWriter, eventStream } from './event-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(options: { heartbeatMs?: number; lifeMs?: number } = {}) {
  const leave = vi.fn();
  let writer: EventWriter | undefined;
  const response = eventStream({
    ...options,
    begin: (opened) => {
      writer = opened;
      return leave;
    },
  });
  if (writer === undefined) throw new Error('the stream did not begin');
  return { response, writer, leave };
}

test('events carry their name, their data on one line, and where to go on', async () => {
  const { response, writer, leave } = open();
  writer.send({ name: 'message', data: { text: 'two\nlines' } }, '17');
  writer.send({ name: 'gap', data: {} });
  writer.end();
  expect(await response.text()).toBe(
    'retry: 2000\n\nevent: message\nid: 17\ndata: {"text":"two\\nlines"}\n\nevent: gap\ndata: {}\n\n',
  );
  expect(leave).toHaveBeenCalledTimes(1);
});

test('it gives a sign of life from time to time, and ends by itself', async () => {
  const { response, leave } = open({ heartbeatMs: 1_000, lifeMs: 2_500 });
  vi.advanceTimersByTime(2_500);
  expect(await response.text()).toBe('retry: 2000\n\n: alive\n\n: alive\n\n');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a reader who goes is let go once, and nothing is written any more', async () => {
  const { response, writer, leave } = open();
  await response.body?.cancel();
  expect(leave).toHaveBeenCalledTimes(1);
  writer.send({ name: 'message', data: {} });
  writer.end();
  vi.advanceTimersByTime(10 * 60_000);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('no cache and no proxy may keep or gather it', () => {
  const { headers } = open().response;
  expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-accel-buffering')).toBe('no');
});

test('one that ends while it begins is let go as well', () => {
  const leave = vi.fn();
  eventStream({
    begin: (writer) => {
      writer.end();
      return leave;
    },
  });
  expect(leave).toHaveBeenCalled();
});
