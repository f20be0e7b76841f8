/** The codes of refusals about experiences. */
export const EXPERIENCE_ERRORS = ['place-unavailable'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof EXPERIENCE_ERRORS)[number], true> {}
}
