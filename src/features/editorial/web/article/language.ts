import { useLingui } from '@lingui/react';
import { directionFor } from '#platform/i18n/locales.ts';

/** Language and direction of a text, for its element; nothing where they are the reader's. */
export function useLanguageAttributes(locale: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { i18n } = useLingui();
  return locale === i18n.locale ? {} : { lang: locale, dir: directionFor(locale) };
}

/** The reader's own language and direction, for a text of ours inside one in another language. */
export function useOwnLanguage(within: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { i18n } = useLingui();
  return within === i18n.locale ? {} : { lang: i18n.locale, dir: directionFor(i18n.locale) };
}
