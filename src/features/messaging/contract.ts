import * as v from 'valibot';
import { MAX_MESSAGE_PICTURES } from '#domain/message-pictures.ts';
import { RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import { listingSummarySchema } from '#market/page/contract.ts';
import { messagePartsSchema } from '#platform/contract/message-parts.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  dateSchema,
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { MESSAGE_LENGTH } from './contract/limits.ts';
import { savedReplyRoutes } from './contract/saved-replies.ts';
import { scheduledMessageRoutes } from './contract/scheduled-messages.ts';

export * from './contract/limits.ts';
export * from './contract/paths.ts';
export * from './contract/saved-replies.ts';
export * from './contract/scheduled-messages.ts';

/** A place in a conversation as a query carries it. */
const numberText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const personSchema = v.object({
  id: idSchema,
  /** Empty for a deleted account. */
  name: v.string(),
  image: v.nullable(v.string()),
});

const pictureSchema = v.object({
  /** As it is stored, for the two of the conversation alone. */
  url: v.string(),
  /** A rendition for the list. */
  thumbnail: v.string(),
  width: v.number(),
  height: v.number(),
  /** CSS background shown until the picture has loaded. */
  placeholder: v.string(),
});
export type MessagePicture = v.InferOutput<typeof pictureSchema>;

export const messageSchema = v.object({
  /** Place in the conversation: 1, 2, 3 … without gaps. */
  number: v.number(),
  /** Whether the caller wrote it. */
  mine: v.boolean(),
  /** Empty without a text, and once it was deleted with its writer's account. */
  parts: messagePartsSchema,
  /** At most four; none once they were deleted with their writer's account. */
  pictures: v.array(pictureSchema),
  /** Whether moderation took it away: only its writer still reads it. */
  removed: v.boolean(),
  /** Whether it went by itself at a moment that the host had chosen. */
  isAutomatic: v.boolean(),
  /** First name of the co-host who wrote it for the host; null where its sender did. */
  coHost: v.nullable(v.string()),
  createdAt: instantSchema,
});
export type Message = v.InferOutput<typeof messageSchema>;

export const conversationSchema = v.object({
  id: idSchema,
  /** The caller's role in it. */
  viewer: v.picklist(['guest', 'host']),
  other: personSchema,
  listing: listingSummarySchema,
  /** The latest reservation of the two for this listing. */
  reservation: v.nullable(
    v.object({
      id: idSchema,
      status: v.picklist(RESERVATION_STATUSES),
      startDate: dateSchema,
      endDate: dateSchema,
    }),
  ),
  /** Messages of the other side that the caller hasn't read. */
  unread: v.number(),
  last: v.nullable(messageSchema),
});
export type Conversation = v.InferOutput<typeof conversationSchema>;

/** Messages in their order. */
export const messagePageSchema = v.object({
  messages: v.array(messageSchema),
  /**
   * Whether there are more: after the last one for a request of newer messages, otherwise before
   * the first.
   */
  more: v.boolean(),
  /** Whether contact details are shown: a reservation of the two is approved. */
  shared: v.boolean(),
  /** Number of the last message that the other side has read. */
  readByOther: v.number(),
});
export type MessagePage = v.InferOutput<typeof messagePageSchema>;

export const threadSchema = v.object({
  ...conversationSchema.entries,
  ...messagePageSchema.entries,
  /** False when the other side has left and couldn't read it, and between blocked people. */
  writable: v.boolean(),
});
export type Thread = v.InferOutput<typeof threadSchema>;

export const listConversations = defineRoute({
  id: 'messaging.list-conversations',
  method: 'GET',
  path: '/api/conversations',
  summary: 'List my conversations, most recent message first',
  access: 'signed-in',
  coHost: 'messages',
  response: v.object({ unread: v.number(), items: v.array(conversationSchema) }),
});

export const startConversation = defineRoute({
  id: 'messaging.start-conversation',
  method: 'POST',
  path: '/api/conversations',
  summary: 'Open the conversation about a listing or a reservation; creates it if there is none',
  access: 'signed-in',
  coHost: 'messages',
  body: v.union([v.object({ listingId: idSchema }), v.object({ reservationId: idSchema })]),
  response: v.object({ id: idSchema }),
  errors: ['not-found', 'own-conversation', 'no-contact', 'account-limited', 'rate-limited'],
  idempotent: true,
  accountLimit: 'conversation',
});

export const showConversation = defineRoute({
  id: 'messaging.show-conversation',
  method: 'GET',
  path: '/api/conversations/:id',
  summary: 'Retrieve a conversation with its newest messages',
  access: 'signed-in',
  coHost: 'messages',
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
  coHost: 'messages',
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
  coHost: 'messages',
  params: idParams,
  body: v.object({
    /** May be empty beside pictures. */
    text: v.optional(textSchema(MESSAGE_LENGTH), ''),
    /** Keys of the caller's uploads with the preset `messages`, each sent once. */
    pictures: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(MAX_MESSAGE_PICTURES)),
      [],
    ),
  }),
  response: messageSchema,
  status: 201,
  errors: [
    'not-found',
    'email-unconfirmed',
    'recipient-gone',
    'no-contact',
    'pictures-not-yet',
    'account-limited',
    'rate-limited',
  ],
  idempotent: true,
  accountLimit: 'message',
});

export const readMessages = defineRoute({
  id: 'messaging.read-messages',
  method: 'POST',
  path: '/api/conversations/:id/read',
  summary: 'Mark messages as read, up to a given one',
  access: 'signed-in',
  coHost: 'messages',
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
  ...savedReplyRoutes,
  ...scheduledMessageRoutes,
] as const;
