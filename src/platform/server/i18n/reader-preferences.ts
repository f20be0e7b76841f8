import { cookieName, parseCookies } from '#platform/i18n/cookies.ts';
import {
  PREFERENCES_COOKIE,
  type Preferences,
  parsePreferences,
} from '#platform/i18n/preferences.ts';

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
