import { expect, test } from 'vitest';
import { listingMeta } from './listing-meta.ts';

test.each([
  ['waits for its host', true, [{ name: 'robots', content: 'noindex' }]],
  ['is listed', false, []],
])('search engines are told of a listing that %s: %j', (_, awaitsConfirmation, kept) => {
  const listing = {
    title: 'A loft',
    description: 'By the river.',
    place: { city: 'Porto', countryName: 'Portugal' },
    pictures: [],
    awaitsConfirmation,
  };
  const at = { site: { origin: 'https://wayhearth.example' }, path: '/listings/1', locale: 'en' };
  const meta = listingMeta(listing, at, () => ({}));
  expect(meta.filter((each) => 'name' in each && each.name === 'robots')).toEqual(kept);
});
