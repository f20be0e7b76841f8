import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

test.each([
  ['a key by itself', { key: 'Enter', isComposing: false, keyCode: 13 }, 'Enter'],
  ['a key within a composition', { key: 'Enter', isComposing: true, keyCode: 13 }, ''],
  ['a key of a composition that has ended', { key: 'Enter', isComposing: false, keyCode: 229 }, ''],
  ['an arrow within a composition', { key: 'ArrowDown', isComposing: true, keyCode: 229 }, ''],
])('%s', (_, event, key) => {
  expect(pressedKey(event)).toBe(key);
  expect(pressedKey({ nativeEvent: event })).toBe(key);
});
