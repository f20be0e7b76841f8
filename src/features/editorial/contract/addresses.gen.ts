// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const listHomeEvents: RouteAddress<typeof contract.listHomeEvents> = {
  method: 'GET',
  path: '/api/home-events',
  access: 'public',
  idempotent: false,
};

export const openTicket: RouteAddress<typeof contract.openTicket> = {
  method: 'POST',
  path: '/api/support-tickets',
  access: 'public',
  idempotent: true,
};
