/** Languages of the pages, with their own names. */
export const LOCALES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
} as const;

export type Locale = keyof typeof LOCALES;

/** Languages of the search and its shared parts; the rest of their pages is English. */
export const PARTIAL_LOCALES: readonly Locale[] = ['it', 'zh', 'ja'];

export const DEFAULT_LOCALE: Locale = 'en';
/** Cookie that stores the chosen language of a signed-out visitor. */
export const LOCALE_COOKIE = 'locale';

/** Narrows to a language of the pages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** Writing direction of a language. */
export function directionFor(locale: string): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The languages whose rules choose between a text's plural forms. Chinese and Japanese have one
 * form, which English rules find as well, and so they also fit the English texts that replace
 * missing ones ("1 home", not "1 homes").
 */
export function pluralRulesFor(locale: string): string[] {
  return locale === 'zh' || locale === 'ja' ? [DEFAULT_LOCALE] : [locale];
}
