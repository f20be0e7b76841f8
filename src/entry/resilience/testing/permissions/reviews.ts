import type { World } from '../world.ts';
import {
  everyone,
  listing,
  oneWay,
  type PermissionsOf,
  parties,
  read,
  reservation,
  signedIn,
  step,
} from './cases.ts';

const hostPage = ({ people }: World) => ({ params: { id: people.host.id } });
const guestPage = ({ people }: World) => ({ params: { id: people.guest.id } });
const review = ({ reviewId }: World) => ({ params: { id: reviewId } });

/** Permissions of reviews; the world's reservation isn't over, so none can be written for it. */
export const REVIEWS_PERMISSIONS = {
  'reviews.list': oneWay(listing, everyone('ok')),
  'reviews.list-of-host': oneWay(hostPage, everyone('ok')),
  'reviews.list-by-hosts': oneWay(guestPage, signedIn('ok')),
  'reviews.list-to-write': read(signedIn('ok'), () => ({ query: { as: 'guest' } })),
  'reviews.show': oneWay(reservation, parties('ok', 'ok', 'ok')),
  'reviews.list-of-guest': oneWay(reservation, parties('forbidden', 'ok')),
  'reviews.write': oneWay(
    step({ rating: 4, text: 'The desk faces the river.' }),
    parties('review-too-early', 'review-too-early'),
  ),
  'reviews.reply': oneWay(
    (world) => ({ ...review(world), body: { text: 'Thank you for coming.' } }),
    signedIn('forbidden', { host: 'ok' }),
  ),
} satisfies PermissionsOf<'reviews'>;
