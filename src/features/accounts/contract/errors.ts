/** The codes of refusals about accounts. */
export const ACCOUNT_ERRORS = [
  'email-taken',
  'email-unconfirmed',
  'account-limited',
  'account-suspended',
  'wrong-credentials',
  'wrong-password',
  'passkey-refused',
  'last-sign-in-method',
  'code-refused',
  'second-factor-needed',
  'second-factor-on',
  'second-step-over',
  'password-paused',
  'token-invalid',
  'identity-not-offered',
  'identity-verified',
  'identity-processing',
  'guest-not-verified',
  'account-has-reservations',
  'account-has-money',
  'account-has-resolutions',
  'own-role',
  'last-admin',
  'unfit-for-role',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof ACCOUNT_ERRORS)[number], true> {}
}
