// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as homeEvents from './home-events.ts';
import type * as tickets from './tickets.ts';

export const listHomeEvents: RouteAddress<typeof homeEvents.listHomeEvents> = {
  method: 'GET',
  path: '/api/home-events',
  access: 'public',
  idempotent: false,
};

export const openTicket: RouteAddress<typeof tickets.openTicket> = {
  method: 'POST',
  path: '/api/support-tickets',
  access: 'public',
  idempotent: true,
};
