import { expect, test } from 'vitest';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { PARSED, type ParamsCodec, readSearch, searchBy, textParams } from './url-search.ts';

const TEXT = '?guests=02&ref=a&ref=b&parsed=1&empty=';

function countingCodec(): ParamsCodec<{ guests: number }> & { count: number } {
  return {
    count: 0,
    parse(params) {
      this.count += 1;
      return { guests: Number(Reflect.get(params, 'guests')) };
    },
  };
}

test('an address is written as it was, whatever its codec read', () => {
  const params = parsePlainSearch(TEXT);
  const validateSearch = searchBy(countingCodec());
  const search = { ...params, ...validateSearch(params as never) };
  expect(search[PARSED]).toEqual({ guests: 2 });
  expect(stringifyPlainSearch(search)).toBe(TEXT);
});

test('the same parameters are parsed once, by each codec', () => {
  const codec = countingCodec();
  const other = countingCodec();
  const first = readSearch(codec, parsePlainSearch(TEXT));
  readSearch(other, parsePlainSearch(TEXT));
  expect(readSearch(codec, parsePlainSearch(TEXT))).toBe(first);
  expect([codec.count, other.count]).toEqual([1, 1]);
  expect(readSearch(codec, parsePlainSearch('?guests=3'))).toEqual({ guests: 3 });
  expect(readSearch(codec, parsePlainSearch('?guests=3&guests=4'))).toEqual({ guests: Number.NaN });
});

test.each([
  ['?token=x', { token: 'x' }],
  ['', {}],
  ['?token=', { token: '' }],
  ['?token=x&token=y', { token: '' }],
])('single texts of %j', (text, texts) => {
  expect(textParams('token').parse(parsePlainSearch(text))).toEqual(texts);
});
