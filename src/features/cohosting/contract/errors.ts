/** The codes of refusals about co-hosts. */
export const CO_HOSTING_ERRORS = [
  'own-address',
  'co-host-exists',
  'too-many-co-hosts',
  'too-many-hosts-helped',
  'invitation-over',
] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof CO_HOSTING_ERRORS)[number], true> {}
}
