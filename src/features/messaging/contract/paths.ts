/** Server-sent events that name the changed conversations: they never contain a message's text. */
export const MESSAGE_EVENTS = '/api/messages/events';

/** A picture of a message, for the two people of its conversation; a file, and not an API call. */
export const MESSAGE_PICTURE = '/api/conversations/:id/pictures/:key';

export function messagePicturePath(conversationId: string, key: string): string {
  return MESSAGE_PICTURE.replace(':id', conversationId).replace(':key', key);
}
