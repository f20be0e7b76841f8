import { END, START, type World } from '../world.ts';
import {
  body,
  everyone,
  listing,
  nothing,
  oneWay,
  type PermissionsOf,
  read,
  signedIn,
} from './cases.ts';

/** An itinerant without reservations. */
const ITINERANT = {
  location: { value: 'ES', label: 'Spain', latlng: [41.39, 2.17] },
  address: 'Carrer de les Proves 4',
  title: 'A road trip of the tests',
  description: 'Three weeks along the coast.',
  price: 45,
  checkinTime: '03/05/2027',
  checkoutTime: '24/05/2027',
};

/** A call on the itinerant of a world's host. */
const itinerant = ({ itinerantId }: World) => ({ params: { id: itinerantId } });

/** Permissions of the routes of itinerants; the world's listing isn't one. */
export const ITINERANTS_PERMISSIONS = {
  'itinerants.list-choices': read(everyone('ok')),
  'itinerants.search': [
    { name: 'all', call: nothing, expected: everyone('ok') },
    { name: 'by place', call: () => ({ query: { address: 'Lisbon' } }), expected: everyone('ok') },
  ],
  'itinerants.list-pins': read(everyone('ok')),
  'itinerants.count-categories': read(everyone('ok')),
  'itinerants.list-figures': read(everyone('ok')),
  'itinerants.create': oneWay(body(ITINERANT), signedIn('ok')),
  'itinerants.show-form': [
    { name: 'of an itinerant', call: itinerant, expected: signedIn('forbidden', { host: 'ok' }) },
    {
      name: 'of a home',
      call: listing,
      expected: signedIn('forbidden', { host: 'not-found' }),
    },
  ],
  'itinerants.update': [
    {
      name: 'of an itinerant',
      call: (world) => ({ ...itinerant(world), body: ITINERANT }),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
    {
      name: 'of a home',
      call: (world) => ({ ...listing(world), body: ITINERANT }),
      expected: signedIn('forbidden', { host: 'not-found' }),
    },
  ],
  'itinerants.show': [
    { name: 'an itinerant', call: itinerant, expected: everyone('ok') },
    { name: 'a home', call: listing, expected: everyone('not-found') },
  ],
  'itinerants.show-card': oneWay(itinerant, everyone('ok')),
  'itinerants.show-recent': read(signedIn('ok')),
  'itinerants.preview': oneWay(body({ title: 'Half a road trip' }), signedIn('ok')),
  'itinerants.show-calendar': oneWay(
    (world) => ({ ...itinerant(world), query: { from: START, to: END } }),
    everyone('ok'),
  ),
  // It goes with any number of people: `journeys.test.ts` has one that doesn't.
  'itinerants.go-anyway': oneWay(itinerant, signedIn('not-found')),
  'itinerants.quote': oneWay(
    (world) => ({ ...itinerant(world), query: { startDate: START, endDate: END } }),
    everyone('ok'),
  ),
  'itinerants.similar': oneWay(itinerant, everyone('ok')),
} satisfies PermissionsOf<'itinerants'>;
