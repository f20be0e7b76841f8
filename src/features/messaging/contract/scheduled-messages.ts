import * as v from 'valibot';
import { REPLY_FACTS } from '#domain/saved-replies.ts';
import { MESSAGE_MOMENTS, MESSAGE_STATES } from '#domain/scheduled-messages.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  textSchema,
} from '#platform/contract/schemas.ts';
import { MESSAGE_LENGTH } from './limits.ts';

const momentSchema = v.picklist(MESSAGE_MOMENTS);
const momentParams = v.object({ id: idSchema, moment: momentSchema });

/** A message that a home sends by itself; off, and empty, until its host writes it. */
export const scheduledMessageSchema = v.object({
  moment: momentSchema,
  isOn: v.boolean(),
  /** With placeholders of `REPLY_FACTS` in braces. */
  text: v.string(),
});
export type ScheduledMessage = v.InferOutput<typeof scheduledMessageSchema>;

/** A scheduled message of one reservation, as it goes or went. */
export const upcomingMessageSchema = v.object({
  reservationId: idSchema,
  moment: momentSchema,
  state: v.picklist(MESSAGE_STATES),
  /** When it goes; null for one that waits for what `waitsFor` says. */
  at: v.nullable(instantSchema),
  /** The step that it waits for; null for none. */
  waitsFor: v.nullable(v.picklist(['approval', 'payment'])),
  /** Time zone of the home (IANA). */
  timeZone: v.string(),
  /** The text with the facts of the reservation; empty for one that was sent: the thread has it. */
  filled: v.string(),
  /** Facts that the text names and that aren't known yet. */
  missing: v.array(v.picklist(REPLY_FACTS)),
  /** Whether its host can skip it, or undo that. */
  canChange: v.boolean(),
});
export type UpcomingMessage = v.InferOutput<typeof upcomingMessageSchema>;

export const showScheduledMessages = defineRoute({
  id: 'messaging.show-scheduled-messages',
  method: 'GET',
  path: '/api/listings/:id/scheduled-messages',
  summary: 'Retrieve the messages that my home sends by itself, one for each moment',
  access: 'signed-in',
  coHost: 'messages',
  params: idParams,
  response: v.object({ items: v.array(scheduledMessageSchema) }),
  errors: ['not-found'],
});

export const changeScheduledMessage = defineRoute({
  id: 'messaging.change-scheduled-message',
  method: 'PUT',
  path: '/api/listings/:id/scheduled-messages/:moment',
  summary: 'Write the message that my home sends at a moment, and switch it on or off',
  access: 'signed-in',
  coHost: 'messages',
  params: momentParams,
  body: v.object({ isOn: v.boolean(), text: textSchema(MESSAGE_LENGTH) }),
  response: doneSchema,
  errors: ['not-found', 'invalid-input'],
});

export const listUpcomingMessages = defineRoute({
  id: 'messaging.list-upcoming-messages',
  method: 'GET',
  path: '/api/conversations/:id/scheduled-messages',
  summary: 'List the scheduled messages of the open reservations of my guest',
  access: 'signed-in',
  coHost: 'messages',
  params: idParams,
  response: v.object({ items: v.array(upcomingMessageSchema) }),
  errors: ['not-found'],
});

export const skipScheduledMessage = defineRoute({
  id: 'messaging.skip-scheduled-message',
  method: 'PUT',
  path: '/api/reservations/:id/scheduled-messages/:moment',
  summary: 'Skip a scheduled message of a reservation of my home, or undo that',
  access: 'signed-in',
  coHost: 'messages',
  params: momentParams,
  body: v.object({ isSkipped: v.boolean() }),
  response: doneSchema,
  errors: ['not-found', 'scheduled-message-over'],
});

export const scheduledMessageRoutes = [
  showScheduledMessages,
  changeScheduledMessage,
  listUpcomingMessages,
  skipScheduledMessage,
] as const;
