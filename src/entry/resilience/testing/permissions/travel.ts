import { END, START } from '../world.ts';
import { body, everyone, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const LISBON = {
  id: 'LIS',
  name: 'Lisbon',
  iataCode: 'LIS',
  type: 'destination',
  country: 'PT',
} as const;

const SEARCH = {
  type: 'search',
  origin: 'NYC',
  targets: [LISBON],
  departureDate: START,
  returnDate: END,
  adults: 1,
  travelClass: 'economy',
  isOneWay: true,
};

const TRIP = {
  origin: 'NYC',
  targets: [LISBON],
  startDate: START,
  endDate: END,
  passengers: 1,
};

/** Permissions of the routes of travel. */
export const TRAVEL_PERMISSIONS = {
  'travel.search-flights': [
    { name: 'to a place', call: body(SEARCH), expected: everyone('ok') },
    {
      name: 'to nowhere',
      call: body({ ...SEARCH, targets: [] }),
      expected: everyone('no-target'),
    },
    {
      name: 'from nowhere',
      call: body({ ...SEARCH, origin: 'XX' }),
      expected: everyone('unknown-airport'),
    },
  ],
  'travel.compare-trips': oneWay(body(TRIP), everyone('ok')),
  'travel.list-place-costs': read(everyone('ok'), () => ({ query: { origin: 'LIS' } })),
  'travel.list-targets': read(everyone('ok')),
  'travel.list-festivals': read(everyone('ok')),
  'travel.list-airports': read(everyone('ok'), () => ({ query: { q: 'lis' } })),
  'travel.count-stay-days': read(signedIn('ok')),
} satisfies PermissionsOf<'travel'>;
