// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const recordWifi: RouteAddress<typeof contract.recordWifi> = {
  method: 'POST',
  path: '/api/reservations/:id/wifi',
  access: 'signed-in',
  idempotent: true,
};

export const showWifi: RouteAddress<typeof contract.showWifi> = {
  method: 'GET',
  path: '/api/reservations/:id/wifi',
  access: 'signed-in',
  idempotent: false,
};
