/** Error codes of reservations, shared by all kinds of listings. */
export const BOOKING_ERRORS = [
  'nights-taken',
  'session-full',
  'session-over',
  'too-many-guests',
  'too-few-nights',
  'date-past',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof BOOKING_ERRORS)[number], true> {}
}
