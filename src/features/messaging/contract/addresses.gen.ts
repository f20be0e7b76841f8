// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as savedReplies from './saved-replies.ts';
import type * as scheduledMessages from './scheduled-messages.ts';
import type * as contract from '../contract.ts';

export const addSavedReply: RouteAddress<typeof savedReplies.addSavedReply> = {
  method: 'POST',
  path: '/api/saved-replies',
  access: 'signed-in',
  idempotent: true,
};

export const changeSavedReply: RouteAddress<typeof savedReplies.changeSavedReply> = {
  method: 'PUT',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  idempotent: false,
};

export const deleteSavedReply: RouteAddress<typeof savedReplies.deleteSavedReply> = {
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  access: 'signed-in',
  idempotent: false,
};

export const listSavedReplies: RouteAddress<typeof savedReplies.listSavedReplies> = {
  method: 'GET',
  path: '/api/conversations/:id/saved-replies',
  access: 'signed-in',
  idempotent: false,
};

export const changeScheduledMessage: RouteAddress<typeof scheduledMessages.changeScheduledMessage> = {
  method: 'PUT',
  path: '/api/listings/:id/scheduled-messages/:moment',
  access: 'signed-in',
  idempotent: false,
};

export const listUpcomingMessages: RouteAddress<typeof scheduledMessages.listUpcomingMessages> = {
  method: 'GET',
  path: '/api/conversations/:id/scheduled-messages',
  access: 'signed-in',
  idempotent: false,
};

export const showScheduledMessages: RouteAddress<typeof scheduledMessages.showScheduledMessages> = {
  method: 'GET',
  path: '/api/listings/:id/scheduled-messages',
  access: 'signed-in',
  idempotent: false,
};

export const skipScheduledMessage: RouteAddress<typeof scheduledMessages.skipScheduledMessage> = {
  method: 'PUT',
  path: '/api/reservations/:id/scheduled-messages/:moment',
  access: 'signed-in',
  idempotent: false,
};

export const countUnread: RouteAddress<typeof contract.countUnread> = {
  method: 'GET',
  path: '/api/messages/unread',
  access: 'signed-in',
  idempotent: false,
};

export const listConversations: RouteAddress<typeof contract.listConversations> = {
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  idempotent: false,
};

export const listMessages: RouteAddress<typeof contract.listMessages> = {
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  idempotent: false,
};

export const readMessages: RouteAddress<typeof contract.readMessages> = {
  method: 'POST',
  path: '/api/conversations/:id/read',
  access: 'signed-in',
  idempotent: false,
};

export const sendMessage: RouteAddress<typeof contract.sendMessage> = {
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  idempotent: true,
};

export const showConversation: RouteAddress<typeof contract.showConversation> = {
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'signed-in',
  idempotent: false,
};

export const startConversation: RouteAddress<typeof contract.startConversation> = {
  method: 'POST',
  path: '/api/conversations',
  access: 'signed-in',
  idempotent: true,
};
