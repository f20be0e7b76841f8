/** Conversations of guests and hosts, and the texts that a person wrote in them. */

export { messagingErrors } from './server/errors.ts';
export { makeMessaging } from './server/make-messaging.ts';
export { deleteMessageTexts, exportMessages } from './server/store/personal.ts';
export { deleteSavedReplies, exportSavedReplies } from './server/store/saved-replies.ts';
export {
  deleteScheduledMessages,
  exportScheduledMessages,
} from './server/store/scheduled-messages.ts';
