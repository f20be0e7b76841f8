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
