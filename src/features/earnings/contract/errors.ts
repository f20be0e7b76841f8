/** The codes of refusals about payouts. */
export const EARNINGS_ERRORS = ['payout-account-closed', 'payout-account-taken'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof EARNINGS_ERRORS)[number], true> {}
}
