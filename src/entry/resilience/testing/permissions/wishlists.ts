import type { World } from '../world.ts';
import { everyone, LATER, oneWay, type PermissionsOf, read, signedIn } from './cases.ts';

const own = ({ wishlistId }: World) => ({ params: { id: wishlistId } });
const entry = ({ wishlistId, listingId }: World) => ({ params: { id: wishlistId, listingId } });
const shared = ({ wishlistToken }: World) => ({ params: { token: wishlistToken } });
const heart = ({ wishlistToken, listingId }: World) => ({
  params: { token: wishlistToken, listingId },
});
const ofGuest = signedIn('not-found', { guest: 'ok' });

/** Permissions of lists; the world's is the guest's. */
export const WISHLISTS_PERMISSIONS = {
  'wishlists.list': read(signedIn('ok')),
  'wishlists.create': oneWay(() => ({ body: { name: 'Winter' } }), signedIn('ok')),
  'wishlists.show': oneWay(own, ofGuest),
  'wishlists.rename': oneWay((world) => ({ ...own(world), body: { name: 'Summer' } }), ofGuest),
  // Whether it was there or not.
  'wishlists.delete': oneWay(own, signedIn('ok')),
  'wishlists.add-entry': oneWay(entry, ofGuest),
  'wishlists.remove-entry': oneWay(entry, ofGuest),
  'wishlists.note-entry': oneWay(
    (world) => ({ ...entry(world), body: { note: 'Near the river' } }),
    ofGuest,
  ),
  'wishlists.share': oneWay(own, ofGuest),
  'wishlists.unshare': oneWay(own, ofGuest),
  // The address is the key.
  'wishlists.show-shared': oneWay(shared, everyone('ok')),
  'wishlists.give-heart': oneWay(heart, signedIn('ok')),
  'wishlists.take-heart': oneWay(heart, signedIn('ok')),
  'wishlists.compare': oneWay(
    ({ listingId, otherListingId }) => ({
      query: { listingIds: `${listingId},${otherListingId}`, ...LATER },
    }),
    everyone('ok'),
  ),
} satisfies PermissionsOf<'wishlists'>;
