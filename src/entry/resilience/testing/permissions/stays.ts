import { END, START } from '../world.ts';
import {
  body,
  everyone,
  listing,
  listingOnDates,
  nothing,
  oneWay,
  type PermissionsOf,
  read,
  signedIn,
} from './cases.ts';

/** A home without reservations, elsewhere than those of the world. */
const HOME = {
  location: { value: 'ES', label: 'Spain', latlng: [41.39, 2.17] },
  address: 'Carrer de les Proves 4',
  title: 'A flat of the tests',
  description: 'Two rooms and a desk.',
  price: 40,
};

/** Permissions of the routes of stays. */
export const STAYS_PERMISSIONS = {
  'stays.create': oneWay(body(HOME), signedIn('ok')),
  'stays.show-form': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'stays.update': [
    {
      name: 'with a reservation that it would break',
      call: (world) => ({ ...listing(world), body: HOME }),
      expected: signedIn('forbidden', { host: 'listing-commitments' }),
    },
    {
      name: 'without reservations',
      call: ({ otherListingId }) => ({ params: { id: otherListingId }, body: HOME }),
      expected: signedIn('forbidden', { 'other-host': 'ok' }),
    },
    {
      name: 'begun before another change',
      call: ({ otherListingId }) => ({
        params: { id: otherListingId },
        body: { ...HOME, version: 99 },
      }),
      expected: signedIn('forbidden', { 'other-host': 'listing-changed' }),
    },
  ],
  'stays.show-recent': read(signedIn('ok')),
  'stays.preview': oneWay(body({ title: 'Half a home' }), signedIn('ok')),
  'stays.compare-prices': [
    {
      name: 'around a place',
      call: () => ({
        query: { latitude: '38.7', longitude: '-9.1', occupancy: 'entire-place', roomCount: '2' },
      }),
      expected: signedIn('ok'),
    },
  ],
  'stays.search': [
    { name: 'all', call: nothing, expected: everyone('ok') },
    { name: 'by place', call: () => ({ query: { address: 'Lisbon' } }), expected: everyone('ok') },
  ],
  'stays.list-pins': read(everyone('ok')),
  'stays.count-categories': read(everyone('ok')),
  'stays.show-analytics': read(everyone('ok')),
  'stays.list-choices': read(everyone('ok')),
  'stays.show': oneWay(listing, everyone('ok')),
  'stays.note-view': oneWay(listing, everyone('ok')),
  'stays.show-card': oneWay(listing, everyone('ok')),
  'stays.show-calendar': oneWay(
    (world) => ({ ...listing(world), query: { from: START, to: END } }),
    everyone('ok'),
  ),
  'stays.quote': oneWay(listingOnDates, everyone('ok')),
  'stays.similar': oneWay(listing, everyone('ok')),
  'stays.show-price-range': read(everyone('ok')),
} satisfies PermissionsOf<'stays'>;
