import {
  LATER,
  listing,
  listingOnDates,
  oneWay,
  type PermissionsOf,
  parties,
  read,
  reservation,
  signedIn,
  step,
} from './cases.ts';

/** Nights without reservations. */
const NEXT_YEAR = { start: '2027-01-10', end: '2027-01-14' };

/** Permissions for a reservation that is approved, paid and ten days ahead. */
export const RESERVATIONS_PERMISSIONS = {
  'reservations.create': oneWay(
    ({ listingId }) => ({ body: { listingId, ...LATER } }),
    signedIn('ok', { host: 'own-listing' }),
  ),
  'reservations.check-request': oneWay(listingOnDates, signedIn('ok')),
  'reservations.list-trips': read(signedIn('ok')),
  'reservations.list-host-reservations': read(signedIn('ok')),
  'reservations.show': oneWay(reservation, parties('ok', 'ok', 'ok')),
  'reservations.update': [
    {
      name: 'check in',
      call: (world) => ({ ...reservation(world), body: { code: world.code } }),
      expected: parties('check-in-too-early', 'forbidden'),
    },
    {
      name: 'change dates',
      call: step({ status: 'Update', ...LATER }),
      expected: parties('ok', 'forbidden'),
    },
    {
      name: 'approve',
      call: step({ status: 'approved' }),
      expected: parties('forbidden', 'status-conflict'),
    },
    {
      name: 'decline',
      call: step({ status: 'declined' }),
      expected: parties('forbidden', 'status-conflict'),
    },
    {
      name: 'accept a change',
      call: step({ status: 'accept-change' }),
      expected: parties('forbidden', 'no-change-pending'),
    },
    {
      name: 'decline a change',
      call: step({ status: 'decline-change' }),
      expected: parties('forbidden', 'no-change-pending'),
    },
  ],
  'reservations.cancel': oneWay(step({}), parties('ok', 'ok')),
  'reservations.start-payment': oneWay(step({}), parties('already-paid', 'forbidden')),
  'reservations.start-host-payment': [
    {
      name: 'for an experience',
      call: (world) => ({ params: { id: world.experienceId }, body: {} }),
      expected: signedIn('forbidden', { host: 'nothing-due' }),
    },
    {
      name: 'for a home',
      call: (world) => ({ params: { id: world.listingId }, body: {} }),
      expected: signedIn('not-found'),
    },
  ],
  'reservations.show-checkout': oneWay(
    (world) => ({ params: { id: world.experienceId } }),
    signedIn('not-found', { host: 'nothing-due' }),
  ),
  'reservations.list-notices': read(signedIn('ok')),
  'reservations.read-notices': read(signedIn('ok')),
  'reservations.show-calendar-feed': read(signedIn('ok')),
  'reservations.make-calendar-feed': read(signedIn('ok')),
  'reservations.revoke-calendar-feed': read(signedIn('ok')),
  'reservations.show-host-calendar': oneWay(listing, signedIn('forbidden', { host: 'ok' })),
  'reservations.price-nights': oneWay(
    (world) => ({ ...listing(world), body: { terms: [{ ...NEXT_YEAR, price: 9_000 }] } }),
    signedIn('forbidden', { host: 'ok' }),
  ),
  'reservations.block-nights': [
    {
      name: 'free ones',
      call: (world) => ({ ...listing(world), body: { nights: [NEXT_YEAR], blocked: true } }),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
    {
      name: 'promised ones',
      call: (world) => {
        const nights = [{ start: world.dates.startDate, end: world.dates.endDate }];
        return { ...listing(world), body: { nights, blocked: true } };
      },
      expected: signedIn('forbidden', { host: 'nights-promised' }),
    },
    {
      name: 'of what has no nights of its own',
      call: ({ experienceId }) => ({
        params: { id: experienceId },
        body: { nights: [NEXT_YEAR], blocked: true },
      }),
      expected: signedIn('not-found'),
    },
  ],
} satisfies PermissionsOf<'reservations'>;
