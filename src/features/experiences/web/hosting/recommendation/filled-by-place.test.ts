import { describe, expect, it, test } from 'vitest';
import type { LoadedPlace } from './place-loader.ts';
import { clearedWithPlace, filledByPlace, overwritesInput } from './use-recommendations.ts';

const makePlace = (name: string): LoadedPlace => ({
  place: {
    id: name,
    placeId: name,
    name,
    address: `${name} street`,
    details: `${name}, a park`,
    rating: null,
    city: 'Lisbon',
    region: '',
    country: 'PT',
  },
  state: 'waiting',
  details: null,
});
const GARDEN = makePlace('Garden');
const SQUARE = makePlace('Square');
const EMPTY = { recommendationId: null, title: '', address: '', description: '', amenity: [] };

it('a place fills in title, address and description, and clears amenities', () => {
  expect(filledByPlace(GARDEN)).toEqual({
    recommendationId: 'Garden',
    title: 'Garden',
    address: 'Garden street',
    description: 'Garden, a park',
    amenity: [],
  });
  const details = { name: 'Jardim', formatted_address: 'Rua 1', rating: 4, user_ratings_total: 3 };
  expect(filledByPlace({ ...GARDEN, details: { ...details, photos: [] } })).toMatchObject({
    title: 'Jardim',
    address: 'Rua 1',
  });
});

describe('something is lost', () => {
  const chosen = filledByPlace(SQUARE);
  test.each([
    ['not of an empty form', EMPTY, null, false],
    ['not of what the place before filled in', filledByPlace(GARDEN), GARDEN, false],
    ['of a text of the host’s', { ...EMPTY, description: 'Mine' }, null, true],
    ['of a text changed since', { ...filledByPlace(GARDEN), title: 'Mine' }, GARDEN, true],
    ['of amenities', { ...EMPTY, amenity: ['shade'] }, null, true],
  ])('%s', (_, values, former, expected) => {
    expect(overwritesInput(values, chosen, former)).toBe(expected);
  });
});

describe('with a place that is chosen no more', () => {
  const filled = filledByPlace(GARDEN);
  const gone = { title: '', address: '', description: '' };
  test.each([
    ['what it filled in is cleared', filled, gone],
    ['its title behind the style, too', { ...filled, title: 'Yoga - Garden' }, gone],
    ['a title of the host’s stays', { ...filled, title: 'Mine' }, { address: '', description: '' }],
    [
      'so do their words and address',
      { ...filled, address: 'My street 1', description: 'My garden' },
      { title: '' },
    ],
  ])('%s', (_, values, cleared) => {
    expect(clearedWithPlace(values, GARDEN)).toEqual(cleared);
  });
});
