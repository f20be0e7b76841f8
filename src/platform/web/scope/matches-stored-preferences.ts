import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import { PREFERENCES_COOKIE } from '#platform/i18n/preferences.ts';
import { pageScope, THEME_COOKIE } from './page-scope.ts';

/**
 * Whether the page has the language, theme and preferences that this browser currently stores.
 *
 * @param language of the page, or of its menus where that is another one
 */
export function matchesStoredPreferences(language: string): boolean {
  const { cookie } = pageScope();
  const { theme = 'system', preferences = '' } = document.documentElement.dataset;
  return (
    (cookie(LOCALE_COOKIE) ?? language) === language &&
    (cookie(THEME_COOKIE) ?? theme) === theme &&
    (cookie(PREFERENCES_COOKIE) ?? '') === preferences
  );
}
