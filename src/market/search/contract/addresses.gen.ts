// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as search from './search.ts';

export const suggestPlaces: RouteAddress<typeof search.suggestPlaces> = {
  method: 'GET',
  path: '/api/places',
  access: 'public',
  idempotent: false,
};
