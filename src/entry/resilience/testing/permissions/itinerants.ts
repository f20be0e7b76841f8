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

/** An itinerant that nobody has reserved. */
const ITINERANT = {
  location: { value: 'ES', label: 'Spain', latlng: [41.39, 2.17] },
  address: 'Carrer de les Proves 4',
  title: 'A road trip of the tests',
  description: 'Three weeks along the coast.',
  price: 45,
  checkinTime: '03/05/2027',
  checkoutTime: '24/05/2027',
};

/** Who may call what of itinerants; the world's listing is none. */
export const ITINERANTS_PERMISSIONS = {
  'itinerants.list-choices': read(everyone('ok')),
  'itinerants.list-figures': read(everyone('ok')),
  'itinerants.search': [
    { name: 'all', call: nothing, expected: everyone('ok') },
    { name: 'by place', call: () => ({ query: { address: 'Lisbon' } }), expected: everyone('ok') },
  ],
  'itinerants.list-pins': read(everyone('ok')),
  'itinerants.count-categories': read(everyone('ok')),
  'itinerants.create': oneWay(body(ITINERANT), signedIn('ok')),
  'itinerants.show-form': oneWay(listing, signedIn('forbidden', { host: 'not-found' })),
  'itinerants.update': oneWay(
    (world) => ({ ...listing(world), body: ITINERANT }),
    signedIn('forbidden', { host: 'not-found' }),
  ),
  // The world's listing is a home.
  'itinerants.show': oneWay(listing, everyone('not-found')),
  'itinerants.show-card': oneWay(listing, everyone('not-found')),
  'itinerants.show-calendar': oneWay(
    (world) => ({ ...listing(world), query: { from: START, to: END } }),
    everyone('not-found'),
  ),
  'itinerants.quote': oneWay(listingOnDates, everyone('not-found')),
} satisfies PermissionsOf<'itinerants'>;
