// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as contract from '../contract.ts';

export const appealDecision: RouteAddress<typeof contract.appealDecision> = {
  method: 'POST',
  path: '/api/statements/:token/appeal',
  access: 'public',
  idempotent: true,
};

export const blockPerson: RouteAddress<typeof contract.blockPerson> = {
  method: 'PUT',
  path: '/api/blocks/:id',
  access: 'signed-in',
  idempotent: false,
};

export const decide: RouteAddress<typeof contract.decide> = {
  method: 'POST',
  path: '/api/admin/moderation/decisions',
  access: 'moderation',
  idempotent: true,
};

export const decideAppeal: RouteAddress<typeof contract.decideAppeal> = {
  method: 'POST',
  path: '/api/admin/moderation/appeals/:id',
  access: 'moderation',
  idempotent: true,
};

export const listBlocks: RouteAddress<typeof contract.listBlocks> = {
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  idempotent: false,
};

export const listQueue: RouteAddress<typeof contract.listQueue> = {
  method: 'GET',
  path: '/api/admin/moderation',
  access: 'moderation',
  idempotent: false,
};

export const reportSubject: RouteAddress<typeof contract.reportSubject> = {
  method: 'POST',
  path: '/api/reports',
  access: 'public',
  idempotent: true,
};

export const showStatement: RouteAddress<typeof contract.showStatement> = {
  method: 'GET',
  path: '/api/statements/:token',
  access: 'public',
  idempotent: false,
};

export const showTransparency: RouteAddress<typeof contract.showTransparency> = {
  method: 'GET',
  path: '/api/transparency',
  access: 'public',
  idempotent: false,
};

export const unblockPerson: RouteAddress<typeof contract.unblockPerson> = {
  method: 'DELETE',
  path: '/api/blocks/:id',
  access: 'signed-in',
  idempotent: false,
};
