import { describe, expect, it } from 'vitest';
import { readPriceDuration } from '#domain/search/price-duration.ts';
import { savePriceDuration, withPriceDuration } from './price-duration.ts';

describe('the price duration of a URL (spec 1 §2.2, §9)', () => {
  it.each([
    [{}, 'night'],
    [{ pricingDuration: 'week' }, 'week'],
    [{ pricingDuration: ['month', 'year'] }, 'month'],
    [{ pricingDuration: 'eon' }, 'night'],
    [{ pricingDuration: '' }, 'night'],
  ])('%j means %s', (search, duration) => {
    expect(readPriceDuration(search)).toBe(duration);
  });

  it('a night is said by leaving it out', () => {
    expect(withPriceDuration({ page: '2', pricingDuration: 'week' }, 'night')).toEqual({
      page: '2',
    });
    expect(withPriceDuration({ page: '2' }, 'year')).toEqual({
      page: '2',
      pricingDuration: 'year',
    });
  });
});

describe('links to results on a page with a duration', () => {
  const link = (shown: Record<string, string>, target: Record<string, string>) =>
    savePriceDuration({ search: shown, next: () => target });

  it('carry it on', () => {
    expect(link({ pricingDuration: 'week' }, { category: 'Van' })).toEqual({
      category: 'Van',
      pricingDuration: 'week',
    });
  });

  it('are left as they are where they say it already, or nothing is to be said', () => {
    const same = { pricingDuration: 'week', page: '2' };
    expect(link({ pricingDuration: 'week' }, same)).toBe(same);
    const junk = { pricingDuration: 'eon' };
    expect(link(junk, junk)).toBe(junk);
  });
});
