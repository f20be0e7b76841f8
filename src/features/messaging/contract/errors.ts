/** The codes of refusals about conversations. */
export const MESSAGING_ERRORS = [
  'own-conversation',
  'recipient-gone',
  'no-contact',
  'pictures-not-yet',
  'too-many-saved-replies',
  'scheduled-message-over',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof MESSAGING_ERRORS)[number], true> {}
}
