import { describe, expect, it } from 'vitest';
import { toSlug } from './query-values.ts';

describe('slugOf', () => {
  it.each([
    ['Dedicated WiFi', 'dedicated-wifi'],
    ['Design & Business', 'design-business'],
    ['  Café — Crème ', 'cafe-creme'],
    ['already-there', 'already-there'],
    ['日本', ''],
  ])('%s', (label, slug) => {
    expect(toSlug(label)).toBe(slug);
  });
});
