import { oneWay, type PermissionsOf, read, reservation, signedIn } from './cases.ts';

/** A place that isn't there: its parties alone act on one (`co-hosts.test.ts`). */
const noPlace = reservation;

/** Permissions of co-hosts; the world has none. */
export const COHOSTING_PERMISSIONS = {
  'cohosting.list-co-hosts': read(signedIn('ok')),
  'cohosting.list-acts': oneWay(
    ({ reservationId }) => ({ query: { before: reservationId } }),
    signedIn('ok'),
  ),
  'cohosting.replace-addresses': oneWay(() => ({ body: {} }), signedIn('ok')),
  'cohosting.invite': oneWay(
    () => ({ body: { email: 'carla@example.org', role: 'calendar' } }),
    signedIn('ok'),
  ),
  'cohosting.change': oneWay(
    (world) => ({ ...noPlace(world), body: { role: 'all' } }),
    signedIn('not-found'),
  ),
  // Whether it was there or not.
  'cohosting.remove': oneWay((world) => ({ ...noPlace(world), body: {} }), signedIn('ok')),
  'cohosting.list-hosts': read(signedIn('ok')),
  'cohosting.accept': oneWay(noPlace, signedIn('not-found')),
  'cohosting.leave': oneWay(noPlace, signedIn('ok')),
  'cohosting.act-for': oneWay(
    ({ reservationId }) => ({ body: { id: reservationId } }),
    signedIn('not-found'),
  ),
} satisfies PermissionsOf<'cohosting'>;
