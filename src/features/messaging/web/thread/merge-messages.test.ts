import { expect, test } from 'vitest';
import type { Message } from '../../contract.ts';
import { mergeMessages } from './use-thread.ts';

const message = (number: number, text = ''): Message => ({
  number,
  mine: false,
  pictures: [],
  parts: [{ text, hidden: null }],
  removed: false,
  isAutomatic: false,
  coHost: null,
  createdAt: '2026-03-02T09:00:00Z',
});

test('pages that overlap give each message once, in order, as it was told last', () => {
  const merged = mergeMessages(
    [message(3), message(4, 'kept back')],
    [message(1), message(2), message(4, 'shown')],
  );
  expect(merged.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(merged.at(-1)?.parts[0]?.text).toBe('shown');
});
