import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';
import { cookieName, keptCookie, parseCookies } from '#platform/i18n/cookies.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  LOCALES,
  type Locale,
  pluralRulesFor,
} from '#platform/i18n/locales.ts';
import type { MenuLanguage } from '#platform/i18n/menu-languages.ts';
import { type Menus, NAVIGATION_NAMES, type NavigationLabels } from '#platform/i18n/navigation.ts';
import { negotiateLanguages } from '#platform/i18n/negotiate-languages.ts';
import {
  PREFERENCES_COOKIE,
  type Preferences,
  parsePreferences,
} from '#platform/i18n/preferences.ts';
import type { Translator } from '../services.ts';
import { MENU_TABLE } from './data/menu-table.ts';

/** Compiled texts by language. A text a language lacks is shown in English. */
export type Catalogs = Partial<Record<Locale, Messages>>;

/**
 * One translator a language, made once.
 *
 * @param publicUrl determines the name of the language's cookie
 */
export function makeTranslators(
  catalogs: Catalogs,
  publicUrl: string,
): {
  translator(locale: string): Translator;
  translatorFor(headers: Headers): Translator;
} {
  const made = new Map<Locale, Translator>();
  for (const locale of Object.keys(LOCALES) as Locale[]) {
    made.set(locale, makeTranslator(locale, { ...catalogs.en, ...catalogs[locale] }));
  }
  const translator = (locale: string): Translator => {
    const known = made.get(isLocale(locale) ? locale : DEFAULT_LOCALE);
    if (known === undefined) throw new Error(`no translator for ${locale}`);
    return known;
  };
  return {
    translator,
    translatorFor: (headers) =>
      translator(
        negotiateLanguages(
          keptCookie(headers.get('cookie'), LOCALE_COOKIE, publicUrl),
          headers.get('accept-language'),
        ).locale,
      ),
  };
}

function makeTranslator(locale: Locale, messages: Messages): Translator {
  const i18n = setupI18n({
    locale,
    locales: pluralRulesFor(locale),
    messages: { [locale]: messages },
  });
  return Object.assign((descriptor: MessageDescriptor) => i18n._(descriptor), { locale, i18n });
}

/**
 * The reader's preferences for distances, weeks and times, from a request. Reads the cookie by
 * either name, the one of https first: the headers alone don't show which of them is in use.
 */
export function readerPreferences(headers: Headers): Preferences {
  const kept = parseCookies(headers.get('cookie'));
  return parsePreferences(
    kept[cookieName(PREFERENCES_COOKIE, 'https:')] ?? kept[PREFERENCES_COOKIE],
  );
}

/** The menus of a language that pages aren't in. They are sent with their reader's pages only. */
export function menusIn(language: MenuLanguage): Menus {
  const words = MENU_TABLE[language];
  return {
    language,
    words: Object.fromEntries(
      NAVIGATION_NAMES.map((name, at) => [name, words[at] ?? '']),
    ) as unknown as NavigationLabels,
  };
}
