import { displayNames } from '#platform/i18n/formats.ts';

/** What a country is called; its code where the language has no name for it. */
export function countryName(locale: string, code: string): string {
  return displayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code;
}
