import * as v from 'valibot';
import { MAX_SAVED_REPLIES, REPLY_FACTS, SAVED_REPLY_TITLE } from '#domain/saved-replies.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  doneSchema,
  idParams,
  idSchema,
  lineSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { MESSAGE_LENGTH } from './limits.ts';

/** A reply that its writer inserts into messages. */
const savedReplyEntries = {
  title: lineSchema(SAVED_REPLY_TITLE.max, SAVED_REPLY_TITLE.min),
  /** With placeholders of `REPLY_FACTS` in braces. */
  text: textSchema(MESSAGE_LENGTH, 1),
} as const;
const savedReplyBody = v.object(savedReplyEntries);

export const savedReplySchema = v.object({
  id: idSchema,
  ...savedReplyEntries,
  /** The text with the facts of the conversation. */
  filled: v.string(),
  /** Facts that the text names and that the conversation doesn't have yet: they stay in braces. */
  missing: v.array(v.picklist(REPLY_FACTS)),
});
export type SavedReply = v.InferOutput<typeof savedReplySchema>;

export const listSavedReplies = defineRoute({
  id: 'messaging.list-saved-replies',
  method: 'GET',
  path: '/api/conversations/:id/saved-replies',
  summary: 'List my saved replies by title, filled with the facts of a conversation',
  access: 'signed-in',
  coHost: 'messages',
  params: idParams,
  response: v.object({
    items: v.pipe(v.array(savedReplySchema), v.maxLength(MAX_SAVED_REPLIES)),
  }),
  errors: ['not-found'],
});

export const addSavedReply = defineRoute({
  id: 'messaging.add-saved-reply',
  method: 'POST',
  path: '/api/saved-replies',
  summary: 'Save a reply to insert into messages later',
  access: 'signed-in',
  coHost: 'messages',
  body: savedReplyBody,
  response: v.object({ id: idSchema }),
  status: 201,
  errors: ['too-many-saved-replies', 'invalid-input'],
  idempotent: true,
});

export const changeSavedReply = defineRoute({
  id: 'messaging.change-saved-reply',
  method: 'PUT',
  path: '/api/saved-replies/:id',
  summary: 'Change a reply that I saved',
  access: 'signed-in',
  coHost: 'messages',
  params: idParams,
  body: savedReplyBody,
  response: doneSchema,
  errors: ['not-found', 'invalid-input'],
});

export const deleteSavedReply = defineRoute({
  id: 'messaging.delete-saved-reply',
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  summary: 'Delete a reply that I saved, whether it was there or not',
  access: 'signed-in',
  coHost: 'messages',
  params: idParams,
  body: v.looseObject({}),
  response: doneSchema,
});

export const savedReplyRoutes = [
  listSavedReplies,
  addSavedReply,
  changeSavedReply,
  deleteSavedReply,
] as const;
