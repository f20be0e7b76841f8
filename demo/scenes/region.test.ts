import { describe, expect, it } from 'vitest';
import { regionOf } from './index.ts';

describe('regionOf', () => {
  it.each([
    ['PT', 'mediterranean'],
    ['no', 'northern'],
    ['TH', 'tropical'],
    ['MA', 'desert'],
    ['CH', 'alpine'],
    ['JP', 'east-asian'],
    ['MX', 'latin'],
    ['GB', 'temperate'],
  ])('%s looks %s', (country, region) => {
    expect(regionOf(country)).toBe(region);
  });

  it('falls back to temperate', () => {
    expect(regionOf('??')).toBe('temperate');
  });
});
