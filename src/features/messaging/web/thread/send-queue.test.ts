import { expect, test, vi } from 'vitest';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import type { Message } from '../../contract.ts';
import { makeSendQueue, type Outgoing, WAITS_MS } from './send-queue.ts';

function makeStage(post: (text: string, key: string, call: number) => Promise<void>) {
  const posted: string[] = [];
  const sent: string[] = [];
  let shown: readonly Outgoing[] = [];
  let keys = 0;
  let idle = 0;
  const waited: number[] = [];
  const queue = makeSendQueue({
    post: async (text, key): Promise<Message> => {
      posted.push(`${key} ${text}`);
      await post(text, key, posted.length);
      return {
        number: posted.length,
        mine: true,
        pictures: [],
        parts: [{ text, hidden: null }],
        removed: false,
        isAutomatic: false,
        coHost: null,
        createdAt: '',
      };
    },
    onChange: (outgoing) => {
      shown = outgoing;
    },
    onIdle: () => {
      idle += 1;
    },
    onSent: ({ parts }) => sent.push(parts[0]?.text ?? ''),
    makeKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    wait: async (milliseconds) => waited.push(milliseconds),
  });
  return { queue, posted, sent, waited, shown: () => shown, idle: () => idle };
}

const refusal = (status: number, message: string) =>
  new ApiError({
    type: '',
    title: '',
    status,
    code: status >= 500 ? 'internal' : 'rate-limited',
    message,
    error: message,
    requestId: '',
  });

test('messages are shown at once and sent in the order they were written', async () => {
  const stage = makeStage(async (text) => {
    if (text === 'one') await new Promise((done) => setTimeout(done, 20));
  });
  stage.queue.send('one');
  stage.queue.send('two');
  expect(stage.shown().map(({ text }) => text)).toEqual(['one', 'two']);
  expect(stage.queue.isSending()).toBe(true);
  await vi.waitFor(() => expect(stage.sent).toEqual(['one', 'two']));
  expect(stage.shown()).toEqual([]);
  expect(stage.queue.isSending()).toBe(false);
  expect(stage.idle()).toBe(1);
});

test('what the server didn’t get is sent again by itself, under the same key', async () => {
  const stage = makeStage(async (_text, _key, call) => {
    if (call === 1) throw new OfflineError(new Error('no way'));
    if (call === 2) throw refusal(503, 'busy');
  });
  stage.queue.send('one');
  await vi.waitFor(() => expect(stage.sent).toEqual(['one']));
  expect(stage.posted).toEqual(['key-1 one', 'key-1 one', 'key-1 one']);
  expect(stage.waited).toEqual(WAITS_MS.slice(0, 2));
});

test('trouble that lasts is left to the writer, who tries again under the same key', async () => {
  let isDown = true;
  const stage = makeStage(async () => {
    if (isDown) throw new OfflineError(new Error('no way'));
  });
  stage.queue.send('one');
  await vi.waitFor(() => expect(stage.shown()[0]?.failure).toEqual({ message: null }));
  expect(stage.posted).toHaveLength(WAITS_MS.length + 1);
  isDown = false;
  stage.queue.retry('key-1');
  await vi.waitFor(() => expect(stage.sent).toEqual(['one']));
  expect(new Set(stage.posted)).toEqual(new Set(['key-1 one']));
});

test('a refusal is told in the server’s words and not repeated; the next message goes on', async () => {
  const stage = makeStage(async (text) => {
    if (text === 'one') throw refusal(429, 'Too many requests.');
  });
  stage.queue.send('one');
  stage.queue.send('two');
  await vi.waitFor(() => expect(stage.sent).toEqual(['two']));
  expect(stage.shown()).toMatchObject([
    { text: 'one', failure: { message: 'Too many requests.' } },
  ]);
  expect(stage.posted).toEqual(['key-1 one', 'key-2 two']);
  stage.queue.drop('key-1');
  expect(stage.shown()).toEqual([]);
});
