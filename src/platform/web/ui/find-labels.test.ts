import { expect, it } from 'vitest';
import { isFound, toggled } from './find-labels.ts';

it.each([
  ['', true],
  ['wifi', true],
  ['WIFI dedic', true],
  ['bureau', false],
  ['wifi kitchen', false],
])('%j finds Dedicated WiFi: %s', (query, found) => {
  expect(isFound(query, 'Dedicated WiFi', 'Work')).toBe(found);
});

it('finds by the group, and without accents', () => {
  expect(isFound('work wifi', 'Dedicated WiFi', 'Work')).toBe(true);
  expect(isFound('cuisine equip', 'Cuisine équipée')).toBe(true);
  expect(isFound('équip', 'Cuisine equipee')).toBe(true);
});

it('adds at the end and takes off again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});
