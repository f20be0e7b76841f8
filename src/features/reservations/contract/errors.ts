/** The codes of refusals about reservations. */
export const RESERVATION_ERRORS = [
  'stay-unavailable',
  'own-listing',
  'request-pending',
  'too-many-pending',
  'too-many-pending-nights',
  'request-pause',
  'seats-held',
  'too-many-holds',
  'too-many-held-seats',
  'hold-pause',
  'too-many-to-host',
  'nights-promised',
  'status-conflict',
  'dates-unchanged',
  'too-late-to-move',
  'fewer-sessions',
  'too-many-date-changes',
  'change-pending',
  'no-change-pending',
  'wrong-code',
  'code-locked',
  'check-in-too-early',
  'payment-required',
  'already-paid',
  'already-checked-in',
  'nothing-due',
  'payment-failed',
  'price-mismatch',
  'not-by-the-month',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof RESERVATION_ERRORS)[number], true> {}
}
