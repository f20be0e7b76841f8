import { describe, expect, it } from 'vitest';
import { askedPrices, priceProblems } from './price-range.ts';

const BOUNDS = { min: 20, max: 400 };

describe('typed prices (spec 3 §5)', () => {
  it.each([
    ['at both bounds', '20', '400', {}],
    ['nothing typed', '', '', {}],
    ['below the least', '19', '400', { min: 'out-of-bounds' }],
    ['above the highest', '20', '401', { max: 'out-of-bounds' }],
    ['both beyond', '500', '3', { min: 'out-of-bounds', max: 'out-of-bounds' }],
    ['equal', '100', '100', { max: 'crossed' }],
    ['crossed', '200', '100', { max: 'crossed' }],
    ['one apart', '99', '100', {}],
    ['the highest alone, at the least', '', '20', { max: 'crossed' }],
    ['a fraction', '20.5', '20,90', { max: 'crossed' }],
    ['digits of another keyboard', '２０', '١٠٠', {}],
    ['words beside a price beyond', 'cheap', '401', { min: 'not-a-number', max: 'out-of-bounds' }],
    ['words', 'cheap', '100', { min: 'not-a-number' }],
    ['below zero', '-5', '100', { min: 'not-a-number' }],
  ])('%s', (_, min, max, problems) => {
    expect(priceProblems({ min, max }, BOUNDS)).toEqual(problems);
  });
});

describe('what a range asks for', () => {
  it.each([
    ['nothing at the bounds', '20', '400', { minPrice: undefined, maxPrice: undefined }],
    ['the end that was moved', '20', '399', { minPrice: undefined, maxPrice: 399 }],
    ['both', '21', '300', { minPrice: 21, maxPrice: 300 }],
    ['nothing where nothing numeric is', 'x', '', { minPrice: undefined, maxPrice: undefined }],
  ])('%s', (_, min, max, asked) => {
    expect(askedPrices({ min, max }, BOUNDS)).toEqual(asked);
  });
});
