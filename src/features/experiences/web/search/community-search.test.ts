import { expect, test } from 'vitest';
import { communityResults, communitySearch } from './community-search.ts';

test('the community is one category, which its address and its chips leave out', () => {
  const search = communitySearch.parse({ category: 'Fitness', style: 'book-circle', page: '2' });
  expect(search).toMatchObject({ category: 'Community', style: 'book-circle', page: 2 });
  expect(communitySearch.format(search)).toEqual({ style: 'book-circle', page: '2' });
  expect(communitySearch.activeFilters(search)).toEqual([{ key: 'style', value: 'book-circle' }]);
  const all = communitySearch.parse({});
  expect(communitySearch.format(communitySearch.change(all, { when: 'today' }))).toEqual({
    when: 'today',
  });
});

test('nothing that it offers takes the category out', () => {
  const category = { key: 'category', value: 'Community', label: 'Community' };
  const style = { key: 'style', value: 'book-circle', label: 'Book Circle' };
  const relax = (without: (typeof category)[]) => ({ kind: 'relax' as const, without, count: 1 });
  const results = communityResults({
    items: [],
    total: 0,
    page: 1,
    pageCount: 0,
    place: null,
    datesProblem: null,
    placeTotal: null,
    unknownPlace: null,
    chips: [category, style],
    suggestions: [relax([category]), relax([style]), relax([style, category])],
  });
  expect(results.chips).toEqual([style]);
  expect(results.suggestions).toEqual([relax([style])]);
});
