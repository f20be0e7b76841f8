import { expect, test } from 'vitest';
import { isAskedSearch } from './asked-search.ts';
import { experienceSearch } from './experience-search.ts';
import { itinerantSearch } from './itinerant-search.ts';
import { staySearch } from './stay-search.ts';

const CODECS = { stays: staySearch, itinerants: itinerantSearch, experiences: experienceSearch };
const isSearch = (kind: keyof typeof CODECS, query: string) => {
  const { parse, format } = CODECS[kind] as typeof staySearch;
  return isAskedSearch(format(parse(new URLSearchParams(query))));
};

test.each([
  ['stays', 'address=Lisbon', true],
  ['stays', 'address=Lisbon&page=1', true],
  ['stays', 'category=Home', true],
  ['stays', 'address=Lisbon&page=2', false],
  ['stays', '', false],
  ['stays', 'page=3', false],
  ['stays', 'utm_source=mail&lang=ar', false],
  ['itinerants', 'address=Lisbon', true],
  ['itinerants', '', false],
  ['experiences', 'when=weekend', true],
  ['experiences', 'page=2', false],
] as const)('a list of %s by "%s" is a search: %s', (kind, query, isOne) => {
  expect(isSearch(kind, query)).toBe(isOne);
});
