import * as v from 'valibot';
import { defineRoute } from '#platform/contract/route.ts';
import { doneSchema, idParams, idSchema, textSchema } from '#platform/contract/schemas.ts';
import { MESSAGE_LENGTH } from './limits.ts';
import { conversationSchema, messagePageSchema, messageSchema, threadSchema } from './schemas.ts';

/** A place in a conversation as a query carries it. */
const numberText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

export const listConversations = defineRoute({
  id: 'messaging.list-conversations',
  method: 'GET',
  path: '/api/conversations',
  summary: 'List my conversations, most recent message first',
  access: 'signed-in',
  response: v.object({ unread: v.number(), items: v.array(conversationSchema) }),
});

export const startConversation = defineRoute({
  id: 'messaging.start-conversation',
  method: 'POST',
  path: '/api/conversations',
  summary: 'Open the conversation about a listing or a reservation; creates it if there is none',
  access: 'signed-in',
  body: v.union([v.object({ listingId: idSchema }), v.object({ reservationId: idSchema })]),
  response: v.object({ id: idSchema }),
  errors: ['not-found', 'own-conversation', 'rate-limited'],
  idempotent: true,
  accountLimit: 'conversation',
});

export const showConversation = defineRoute({
  id: 'messaging.show-conversation',
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Retrieve a conversation with its newest messages',
  access: 'signed-in',
  params: idParams,
  response: threadSchema,
  errors: ['not-found'],
});

export const listMessages = defineRoute({
  id: 'messaging.list-messages',
  method: 'GET',
  path: '/api/conversations/:id/messages',
  summary: 'List messages before or after a number; the newest without either',
  access: 'signed-in',
  params: idParams,
  query: v.object({ before: v.optional(numberText), after: v.optional(numberText) }),
  response: messagePageSchema,
  errors: ['not-found'],
});

export const sendMessage = defineRoute({
  id: 'messaging.send-message',
  method: 'POST',
  path: '/api/conversations/:id/messages',
  summary: 'Send a message',
  access: 'signed-in',
  params: idParams,
  body: v.object({ text: textSchema(MESSAGE_LENGTH, 1) }),
  response: messageSchema,
  status: 201,
  errors: ['not-found', 'email-unconfirmed', 'recipient-gone', 'rate-limited'],
  idempotent: true,
  accountLimit: 'message',
});

export const readMessages = defineRoute({
  id: 'messaging.read-messages',
  method: 'POST',
  path: '/api/conversations/:id/read',
  summary: 'Mark messages as read, up to a given one',
  access: 'signed-in',
  params: idParams,
  body: v.object({ upTo: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)) }),
  response: doneSchema,
  errors: ['not-found'],
});

export const countUnread = defineRoute({
  id: 'messaging.count-unread',
  method: 'GET',
  path: '/api/messages/unread',
  summary: 'Count my unread messages',
  access: 'signed-in',
  response: v.object({ unread: v.number() }),
});

export const messagingRoutes = [
  listConversations,
  startConversation,
  showConversation,
  listMessages,
  sendMessage,
  readMessages,
  countUnread,
] as const;
