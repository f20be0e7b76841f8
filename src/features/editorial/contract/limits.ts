/** Characters of a ticket's fields at most. */
export const TICKET_LENGTHS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5_000,
  reservation: 40,
  page: 300,
  requestId: 64,
} as const;

/** Characters of an answer at most. */
export const ANSWER_LENGTH = 5_000;

/** `open` waits for staff, `answered` for its writer. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];
