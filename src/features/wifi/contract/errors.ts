/** The codes of refusals about measured wifi. */
export const WIFI_ERRORS = ['wifi-not-now', 'wifi-days-used'] as const;

declare module '#platform/contract/errors.ts' {
  interface ErrorCodes extends Record<(typeof WIFI_ERRORS)[number], true> {}
}
