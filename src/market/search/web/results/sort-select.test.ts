import { expect, test } from 'vitest';
import { ITINERANT_SORTS, STAY_SORTS } from '#domain/vocabulary.ts';
import { sortChoices } from './sort-select.tsx';

const getIds = (choices: ReturnType<typeof sortChoices>) => choices.map(({ id }) => id);

test('the nearest come first only where a search says where', () => {
  expect(getIds(sortChoices(ITINERANT_SORTS, {}))).toEqual([
    'recommended',
    'soonest',
    'price-asc',
    'price-desc',
    'newest',
  ]);
  expect(getIds(sortChoices(STAY_SORTS, { latitude: 38.7 }))).toContain('nearest');
});
