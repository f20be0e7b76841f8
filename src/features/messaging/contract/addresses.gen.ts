// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as routes from './routes.ts';

export const countUnread: RouteAddress<typeof routes.countUnread> = {
  method: 'GET',
  path: '/api/messages/unread',
  access: 'signed-in',
  idempotent: false,
};

export const listConversations: RouteAddress<typeof routes.listConversations> = {
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  idempotent: false,
};

export const listMessages: RouteAddress<typeof routes.listMessages> = {
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  idempotent: false,
};

export const readMessages: RouteAddress<typeof routes.readMessages> = {
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'signed-in',
  idempotent: false,
};

export const sendMessage: RouteAddress<typeof routes.sendMessage> = {
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  idempotent: true,
};

export const showConversation: RouteAddress<typeof routes.showConversation> = {
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'signed-in',
  idempotent: false,
};

export const startConversation: RouteAddress<typeof routes.startConversation> = {
  method: 'POST',
  path: '/api/conversations',
  access: 'signed-in',
  idempotent: true,
};
