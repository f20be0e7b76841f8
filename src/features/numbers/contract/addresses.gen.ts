// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as routes from './routes.ts';

export const showNumbers: RouteAddress<typeof routes.showNumbers> = {
  method: 'GET',
  path: '/api/home-numbers',
  access: 'signed-in',
  idempotent: false,
};
