import { keptCookie } from '#platform/i18n/cookies.ts';
import { LOCALE_COOKIE } from '#platform/i18n/locales.ts';
import {
  DEFAULT_PREFERENCES,
  formatPreferences,
  PREFERENCES_COOKIE,
} from '#platform/i18n/preferences.ts';
import { THEME_COOKIE } from '#platform/i18n/themes.ts';
import type { Config } from '#platform/server/config/config.ts';
import { choiceCookie } from '#platform/server/http/choice-cookie.ts';
import type { Account } from '../store/users.ts';

/**
 * The cookies that make a browser follow its account's choices, if it doesn't yet. Choices never
 * made in the account remain as the browser has them.
 */
export function choiceCookies(
  { locale, preferences: { theme, ...preferences } }: Pick<Account, 'locale' | 'preferences'>,
  headers: Headers,
  config: Config,
): string[] {
  const kept = (name: string) =>
    keptCookie(headers.get('cookie'), name, config.http.publicUrl) ?? '';
  const wanted: [name: string, value: string | null][] = [
    [LOCALE_COOKIE, locale],
    [THEME_COOKIE, theme ?? null],
    [
      PREFERENCES_COOKIE,
      Object.keys(preferences).length === 0
        ? null
        : formatPreferences({ ...DEFAULT_PREFERENCES, ...preferences }),
    ],
  ];
  return wanted
    .filter(([name, value]) => value !== null && value !== kept(name))
    .map(([name, value]) => choiceCookie(name, value, config));
}
