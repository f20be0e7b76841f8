import { type PermissionsOf, signedIn } from './cases.ts';

/** Permissions of the figures of homes: everybody sees those of their own alone. */
export const NUMBERS_PERMISSIONS = {
  'numbers.show': [
    { name: 'of all my homes', call: () => ({}), expected: signedIn('ok') },
    {
      name: 'of one home',
      call: ({ listingId }) => ({ query: { listingId } }),
      expected: signedIn('not-found', { host: 'ok' }),
    },
  ],
} satisfies PermissionsOf<'numbers'>;
