/** The codes of refusals about travel. */
export const TRAVEL_ERRORS = [
  'no-target',
  'too-many-targets',
  'unknown-airport',
  'departure-past',
  'departure-too-far',
  'return-first',
  'flights-unavailable',
  'flights-timeout',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof TRAVEL_ERRORS)[number], true> {}
}
