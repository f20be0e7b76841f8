/** Languages whose texts are complete, with their own names. */
export const LOCALES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  ar: 'العربية',
} as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'en';
/** Cookie that keeps the chosen language of a signed-out visitor. */
export const LOCALE_COOKIE = 'locale';

/** Narrows to a language we have. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** Writing direction of a language. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The language for a request: the chosen one, else the best of `Accept-Language`.
 *
 * @param chosen from the account or the cookie
 * @param accept the header as sent
 */
export function negotiateLocale(chosen: string | undefined, accept: string | null): Locale {
  if (isLocale(chosen)) return chosen;
  const wanted = (accept ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase().split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) if (isLocale(tag)) return tag;
  return DEFAULT_LOCALE;
}
