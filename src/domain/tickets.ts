/** Characters of an answer to a message to support at most. */
export const ANSWER_LENGTH = 5_000;

/** States of a message to support: `open` waits for staff, `answered` for its writer. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];
