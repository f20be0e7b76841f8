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

interface LocaleFacts {
  readonly direction: 'ltr' | 'rtl';
  /** Whether all texts are in it, or only those of the search and its shared parts. */
  readonly texts: 'all' | 'search';
  /** The language whose rules choose between a text's plural forms. */
  readonly plurals: Locale;
}

/**
 * Chinese and Japanese have one plural form, which English rules find as well, and so they also fit
 * the English texts that replace missing ones ("1 home", not "1 homes").
 */
const FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: { direction: 'ltr', texts: 'all', plurals: 'en' },
  es: { direction: 'ltr', texts: 'all', plurals: 'es' },
  fr: { direction: 'ltr', texts: 'all', plurals: 'fr' },
  de: { direction: 'ltr', texts: 'all', plurals: 'de' },
  pt: { direction: 'ltr', texts: 'all', plurals: 'pt' },
  it: { direction: 'ltr', texts: 'search', plurals: 'it' },
  zh: { direction: 'ltr', texts: 'search', plurals: 'en' },
  ja: { direction: 'ltr', texts: 'search', plurals: 'en' },
  ar: { direction: 'rtl', texts: 'all', plurals: 'ar' },
};

/** Languages of the search and its shared parts; the rest of their pages is English. */
export const PARTIAL_LOCALES: readonly Locale[] = (Object.keys(FACTS) as Locale[]).filter(
  (locale) => FACTS[locale].texts === 'search',
);

export const DEFAULT_LOCALE: Locale = 'en';
/** Cookie that stores the chosen language of a signed-out visitor. */
export const LOCALE_COOKIE = 'locale';

/** Narrows to a language of the pages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** Writing direction of a language. */
export function directionFor(locale: string): 'ltr' | 'rtl' {
  return isLocale(locale) ? FACTS[locale].direction : 'ltr';
}

/** The languages whose rules choose between a text's plural forms. */
export function pluralRulesFor(locale: string): string[] {
  return [isLocale(locale) ? FACTS[locale].plurals : locale];
}
