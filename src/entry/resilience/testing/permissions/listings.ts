import type { RouteCall } from '../call-route.ts';
import { pictureForm } from '../picture-form.ts';
import { everyone, listing, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const draft = (): RouteCall => ({ params: { kind: 'stay' } });

/** Permissions of the routes of listings. */
export const LISTINGS_PERMISSIONS = {
  'listings.list-favorites': read(signedIn('ok')),
  'listings.show-kept-favorites': oneWay(
    ({ listingId }) => ({ query: { listingIds: listingId } }),
    everyone('ok'),
  ),
  'listings.merge-favorites': oneWay(
    ({ listingId }) => ({ body: { listingIds: [listingId] } }),
    signedIn('ok'),
  ),
  'listings.add-favorite': oneWay(({ listingId }) => ({ body: { listingId } }), signedIn('ok')),
  'listings.remove-favorite': oneWay(({ listingId }) => ({ body: { listingId } }), signedIn('ok')),
  'listings.delete-listing': [
    {
      name: 'with an open reservation',
      call: listing,
      expected: signedIn('forbidden', { host: 'listing-has-reservations' }),
    },
    {
      name: 'without reservations',
      call: ({ otherListingId }) => ({ params: { id: otherListingId } }),
      expected: signedIn('forbidden', { 'other-host': 'ok' }),
    },
  ],
  'listings.set-guest-condition': [
    {
      name: 'on, where no identity can be verified',
      call: (world) => ({ ...listing(world), body: { asksVerifiedGuests: true } }),
      expected: signedIn('forbidden', { host: 'identity-not-offered' }),
    },
    {
      name: 'off',
      call: (world) => ({ ...listing(world), body: { asksVerifiedGuests: false } }),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
  ],
  'listings.pause': [
    {
      name: 'on',
      call: (world) => ({ ...listing(world), body: { isPaused: true } }),
      expected: signedIn('forbidden', { host: 'ok' }),
    },
  ],
  'listings.list-own-listings': read(signedIn('ok')),
  'listings.list-hosted': oneWay(
    ({ people }) => ({ params: { id: people.host.id } }),
    everyone('ok'),
  ),
  'listings.show-draft': oneWay(draft, signedIn('ok')),
  'listings.keep-draft': oneWay(
    () => ({ ...draft(), body: { values: { title: 'Half a home' }, step: 2 } }),
    signedIn('ok'),
  ),
  'listings.delete-draft': oneWay(draft, signedIn('ok')),
  'listings.list-countries': read(everyone('ok')),
  'listings.list-cities': oneWay(
    () => ({ params: { code: 'PT' }, query: { q: 'lis' } }),
    everyone('ok'),
  ),
  'listings.locate-point': oneWay(
    () => ({ query: { latitude: '38.7', longitude: '-9.1' } }),
    everyone('ok'),
  ),
  'listings.upload-picture': oneWay(() => ({ body: pictureForm() }), signedIn('ok')),
  'listings.suggest-places': oneWay(() => ({ query: { q: 'Lis' } }), everyone('ok')),
} satisfies PermissionsOf<'listings'>;
