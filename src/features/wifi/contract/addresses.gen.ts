// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as routes from './routes.ts';

export const recordWifi: RouteAddress<typeof routes.recordWifi> = {
  method: 'POST',
  path: '/api/reservations/:id/wifi',
  access: 'signed-in',
  idempotent: true,
};

export const showWifi: RouteAddress<typeof routes.showWifi> = {
  method: 'GET',
  path: '/api/reservations/:id/wifi',
  access: 'signed-in',
  idempotent: false,
};
