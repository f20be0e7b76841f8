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

/** Facts of a language that pages, mails and texts depend on. */
interface LocaleFacts {
  readonly direction: 'ltr' | 'rtl';
  /** Whether our own fonts have its letters; `app.css` sets the others in the system's fonts. */
  readonly isInOurFonts: boolean;
  /**
   * Whether English rules choose between the plural forms of its texts. Chinese and Japanese have
   * one form, which English rules find as well, and so they also fit the English texts that replace
   * missing ones ("1 home", not "1 homes").
   */
  readonly hasEnglishPlurals: boolean;
  /** Whether only the search and its shared parts are translated; the rest is English. */
  readonly isPartial: boolean;
}

const WHOLE: LocaleFacts = {
  direction: 'ltr',
  isInOurFonts: true,
  hasEnglishPlurals: false,
  isPartial: false,
};
const HAN: LocaleFacts = {
  direction: 'ltr',
  isInOurFonts: false,
  hasEnglishPlurals: true,
  isPartial: true,
};

/** A language added to `LOCALES` has to state all of them. */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: WHOLE,
  es: WHOLE,
  fr: WHOLE,
  de: WHOLE,
  pt: WHOLE,
  it: { ...WHOLE, isPartial: true },
  zh: HAN,
  ja: HAN,
  ar: { ...WHOLE, direction: 'rtl', isInOurFonts: false },
};

/** Languages of the search and its shared parts; the rest of their pages is English. */
export const PARTIAL_LOCALES: readonly Locale[] = (Object.keys(LOCALES) as Locale[]).filter(
  (locale) => LOCALE_FACTS[locale].isPartial,
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
  return isLocale(locale) ? LOCALE_FACTS[locale].direction : 'ltr';
}

/** The languages whose rules choose between a text's plural forms. */
export function pluralRulesFor(locale: string): string[] {
  return isLocale(locale) && LOCALE_FACTS[locale].hasEnglishPlurals ? [DEFAULT_LOCALE] : [locale];
}
