/** The codes of refusals about reviews. */
export const REVIEW_ERRORS = [
  'review-too-early',
  'review-too-late',
  'review-open',
  'reply-given',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof REVIEW_ERRORS)[number], true> {}
}
