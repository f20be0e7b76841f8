import { everyone, listing, oneWay, type PermissionsOf } from './cases.ts';

/** Who may call what of reviews. */
export const REVIEWS_PERMISSIONS = {
  'reviews.list': oneWay(listing, everyone('ok')),
} satisfies PermissionsOf<'reviews'>;
