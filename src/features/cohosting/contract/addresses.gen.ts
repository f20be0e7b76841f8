// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const acceptInvitation: RouteAddress<typeof contract.acceptInvitation> = {
  method: 'PUT',
  path: '/api/helped-hosts/:id',
  access: 'signed-in',
  idempotent: false,
};

export const actForHost: RouteAddress<typeof contract.actForHost> = {
  method: 'PUT',
  path: '/api/hosting-for',
  access: 'signed-in',
  idempotent: false,
};

export const changeCoHost: RouteAddress<typeof contract.changeCoHost> = {
  method: 'PUT',
  path: '/api/co-hosts/:id',
  access: 'signed-in',
  idempotent: false,
};

export const inviteCoHost: RouteAddress<typeof contract.inviteCoHost> = {
  method: 'POST',
  path: '/api/co-hosts',
  access: 'signed-in',
  idempotent: true,
};

export const leaveHost: RouteAddress<typeof contract.leaveHost> = {
  method: 'DELETE',
  path: '/api/helped-hosts/:id',
  access: 'signed-in',
  idempotent: false,
};

export const listActs: RouteAddress<typeof contract.listActs> = {
  method: 'GET',
  path: '/api/co-host-acts',
  access: 'signed-in',
  idempotent: false,
};

export const listCoHosts: RouteAddress<typeof contract.listCoHosts> = {
  method: 'GET',
  path: '/api/co-hosts',
  access: 'signed-in',
  idempotent: false,
};

export const listHelpedHosts: RouteAddress<typeof contract.listHelpedHosts> = {
  method: 'GET',
  path: '/api/helped-hosts',
  access: 'signed-in',
  idempotent: false,
};

export const removeCoHost: RouteAddress<typeof contract.removeCoHost> = {
  method: 'DELETE',
  path: '/api/co-hosts/:id',
  access: 'signed-in',
  idempotent: false,
};

export const replaceAddresses: RouteAddress<typeof contract.replaceAddresses> = {
  method: 'POST',
  path: '/api/co-hosts/calendar-addresses',
  access: 'signed-in',
  idempotent: false,
};
