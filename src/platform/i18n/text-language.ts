import { DEFAULT_LOCALE, isLocale } from './locales.ts';

/** Maximum letters of a language's tag, the size of buffers by RFC 5646. */
export const MAX_LANGUAGE_TAG = 35;

/** Whether a text is a well-formed tag of BCP 47 in its usual spelling, such as 'en' or 'pt-BR'. */
export function isLanguageTag(text: string): boolean {
  // Longer ones are well-formed, but name no language.
  if (text.length > MAX_LANGUAGE_TAG || !/^[a-z]{2,3}(?:-|$)/.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}

/**
 * Whether readers of one language can read texts of another, whatever the region: 'pt' and 'pt-BR'.
 */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0];
}

/** The language of a text for readers of another one; undefined where it is theirs. */
export function foreignLanguage(language: string, locale: string): string | undefined {
  return isSameLanguage(language, locale) ? undefined : language;
}

/** The most likely language of a text by a person who reads the pages in this one. */
export function likelyLanguage(locale: string): string {
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
