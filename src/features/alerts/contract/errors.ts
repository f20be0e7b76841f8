/** The codes of refusals about saved searches. */
export const ALERT_ERRORS = ['search-saved-before', 'too-many-saved-searches'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof ALERT_ERRORS)[number], true> {}
}
