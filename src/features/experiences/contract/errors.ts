/** Error codes about experiences. */
export const EXPERIENCE_ERRORS = [
  'disclaimers-missing',
  'session-needed',
  'place-unavailable',
  'waitlist-open-seat',
  'too-many-lines',
  'offer-over',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof EXPERIENCE_ERRORS)[number], true> {}
}
