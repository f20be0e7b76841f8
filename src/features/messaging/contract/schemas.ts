import * as v from 'valibot';
import { RESERVATION_STATUSES } from '#domain/reservation-lifecycle.ts';
import { listingSummarySchema } from '#market/page/contract.ts';
import { messagePartsSchema } from '#platform/contract/message-parts.ts';
import { dateSchema, idSchema, instantSchema } from '#platform/contract/schemas.ts';

const personSchema = v.object({
  id: idSchema,
  /** Empty for a deleted account. */
  name: v.string(),
  image: v.nullable(v.string()),
});

export const messageSchema = v.object({
  /** Place in the conversation: 1, 2, 3 … without gaps. */
  number: v.number(),
  /** Whether the caller wrote it. */
  mine: v.boolean(),
  /** Empty once it was deleted with its writer's account. */
  parts: messagePartsSchema,
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
  /** False when the other side has left and couldn't read it. */
  writable: v.boolean(),
});
export type Thread = v.InferOutput<typeof threadSchema>;
