import type { Locale } from './locales.ts';

/** Languages of the menus alone, with their own names (spec 1 §1). */
export const MENU_LANGUAGES = {
  cs: 'Čeština',
  da: 'Dansk',
  el: 'Ελληνικά',
  fi: 'Suomi',
  hi: 'हिन्दी',
  hu: 'Magyar',
  ko: '한국어',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  ro: 'Română',
  ru: 'Русский',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
} as const;

export type MenuLanguage = keyof typeof MENU_LANGUAGES;

/** A language to choose: of pages, or of menus alone. */
export type Language = Locale | MenuLanguage;

/** Narrows to a language of the menus alone. */
export function isMenuLanguage(value: unknown): value is MenuLanguage {
  return typeof value === 'string' && Object.hasOwn(MENU_LANGUAGES, value);
}
