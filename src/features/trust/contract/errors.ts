/** The codes of refusals about reports, blocks and decisions. */
export const TRUST_ERRORS = [
  'already-reported',
  'already-appealed',
  'too-late-to-appeal',
  'own-decision',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof TRUST_ERRORS)[number], true> {}
}
