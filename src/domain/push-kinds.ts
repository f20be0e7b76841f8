/** Kinds of notifications that a browser shows by itself; each can be turned off. */
export const PUSH_KINDS = ['answer', 'message', 'payment', 'session'] as const;

/**
 * `answer`: the host answered a request; `message`: a message waits; `payment`: a payment is due, or
 * needs its guest; `session`: a session was moved or cancelled.
 */
export type PushKind = (typeof PUSH_KINDS)[number];
