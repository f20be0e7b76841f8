/** Server-sent events that name the changed conversations: they never contain a message's text. */
export const MESSAGE_EVENTS = '/api/messages/events';
